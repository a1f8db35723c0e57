// The name that members of shared libraries see.
import { graphql } from 'relay-runtime';
import type { NameSection_user$key } from '#src/__generated__/NameSection_user.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';
import type { Submit } from './useSubmission.ts';

const texts = accountTexts.name;

export interface NameSectionProps {
  user: NameSection_user$key;
  submit: Submit;
}

/** Renders the section. */
export function NameSection({ user, submit }: NameSectionProps) {
  const { name } = useFragment(
    graphql`
      fragment NameSection_user on User {
        name
      }
    `,
    user,
  );
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      <AccountForm
        form="setName"
        values={{ name: name ?? '' }}
        submit={submit}
        accepted={<p>{name == null ? texts.removed : texts.saved(name)}</p>}
        fields={[{ name: 'name', label: texts.label, type: 'text', autoComplete: 'name', hint: texts.hint }]}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
      />
    </AccountSection>
  );
}
