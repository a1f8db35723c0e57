// Says in the dialog before an account is deleted what happens to the shared libraries that nobody else owns.
import { graphql } from 'relay-runtime';
import type { SoleOwnedLibraries_user$key } from '#src/__generated__/SoleOwnedLibraries_user.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { accountTexts } from './accountTexts.ts';
import styles from './DeleteSection.module.css';

const texts = accountTexts.delete.libraries;

/** Renders the list; nothing if there is none. */
export function SoleOwnedLibraries({ user }: { user: SoleOwnedLibraries_user$key }) {
  const { soleOwnedLibraries } = useFragment(
    graphql`
      fragment SoleOwnedLibraries_user on User {
        soleOwnedLibraries {
          library {
            id
            name
            members {
              __typename
            }
          }
          heir {
            name
            email
          }
        }
      }
    `,
    user,
  );
  if (soleOwnedLibraries.length === 0) return null;
  const items = soleOwnedLibraries.map(({ library: { id, name, members }, heir }) => (
    <li key={id}>
      {heir ? texts.handedOn(name, heir.name ?? heir.email ?? texts.anEditor) : texts.deleted(name, members.length - 1)}
    </li>
  ));
  return (
    <>
      <p>{texts.intro}</p>
      <ul className={styles.list}>{items}</ul>
    </>
  );
}
