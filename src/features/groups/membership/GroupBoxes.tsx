// The check boxes of the groups, in tree order, with a filter; one of them is the tab stop, and arrow keys move between them.
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { graphql } from 'relay-runtime';
import { fold } from '#bibliography/fold.ts';
import type { Choice, Intention, NewGroup } from '#machines/groupMembership/groupMembershipTypes.ts';
import type { GroupBoxes_library$key } from '#src/__generated__/GroupBoxes_library.graphql.ts';
import type { membershipQuery as MembershipQuery } from '#src/__generated__/membershipQuery.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { readGroup } from '../data/groupNode.ts';
import { buildTree } from '../data/groupTree.ts';
import type { DocumentSelection } from './addDocumentsToGroup.ts';
import { GroupBox } from './GroupBox.tsx';
import styles from './MembershipDialog.module.css';
import { membershipQuery } from './membershipQuery.ts';
import { boxOf, type MembershipRow, membershipRows, nextChoice } from './membershipRows.ts';
import { membershipTexts } from './membershipTexts.ts';

const fragment = graphql`
  fragment GroupBoxes_library on LibraryContent @argumentDefinitions(selection: { type: "DocumentSelection!" }) {
    groupMembership(selection: $selection) {
      documentCount
      shares {
        group {
          id
        }
        documentCount
      }
    }
    groupTree(includeMade: false) {
      id
      ...groupNode_group
    }
  }
`;

const texts = membershipTexts.boxes;

/** Other groups can be found with the filter. */
const maximumRows = 300;

export interface GroupBoxesProps extends Intention {
  selection: DocumentSelection;
  onChoose: (groupId: string, choice: Choice | null) => void;
  onName: (group: NewGroup) => void;
}

/** Renders the check boxes; their data is already loaded. */
export function GroupBoxes({ selection, choices, newGroups, onChoose, onName }: GroupBoxesProps) {
  const answer = useLazyLoadQuery<MembershipQuery>(membershipQuery, { selection }, { fetchPolicy: 'store-only' });
  const library = useFragment<GroupBoxes_library$key>(fragment, answer.library);
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // The dialog opened before its groups were loaded. No focus on touch screens, where the keyboard would cover the groups.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) search.current?.focus();
  }, []);
  const groupTree = library?.groupTree;
  const tree = useMemo(() => buildTree((groupTree ?? []).map(readGroup)), [groupTree]);
  const rows = useMemo(() => membershipRows(tree, filter, newGroups), [tree, filter, newGroups]);
  const total = library?.groupMembership.documentCount ?? 0;
  const shares = new Map(library?.groupMembership.shares.map(({ group, documentCount }) => [group.id, documentCount]));
  const name = filter.trim().replaceAll(/\s+/g, ' ');
  const isFree = name !== '' && !rows.some(({ node }) => fold(node.name) === fold(name));
  const filled = rows.filter(({ isFilled }) => isFilled);
  const stop = filled.some(({ node }) => node.id === active) ? active : (filled[0]?.node.id ?? null);

  const choiceOf = ({ node, newKey }: MembershipRow) =>
    choices[node.id] ?? (newKey === undefined ? undefined : choices[newKey]);
  const press = ({ node: { id }, newKey }: MembershipRow) => {
    // The group was chosen under its temporary key, before it was saved.
    if (newKey !== undefined && choices[id] === undefined && choices[newKey] !== undefined) onChoose(newKey, null);
    else onChoose(id, nextChoice(shares.get(id) ?? 0, total, choices[id]));
  };
  const add = () => {
    onName({ key: crypto.randomUUID(), name });
    // The pressed element has been removed.
    search.current?.focus();
  };
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = boxes();
    const here = all.findIndex((box) => box === document.activeElement);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    // Up from the first box moves to the filter.
    if (target === undefined || here < 0) return;
    event.preventDefault();
    if (target < 0) search.current?.focus();
    else all[Math.min(target, all.length - 1)]?.focus();
  };

  if (total === 0) return <p className={styles.note}>{texts.documentsGone}</p>;
  return (
    <>
      <TextInput
        ref={search}
        aria-label={texts.filter}
        placeholder={tree.nodes.size === 0 ? texts.name : texts.filterOrName}
        autoComplete="off"
        start={<Icon name="search" />}
        value={filter}
        onChange={({ target }) => {
          setFilter(target.value);
        }}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            boxes()[0]?.focus();
          } else if (event.key === 'Enter') {
            // Enter in the filter selects the first match instead of submitting.
            event.preventDefault();
            const [found] = filled;
            if (name !== '' && found) press(found);
            else if (isFree) add();
          }
        }}
      />
      <div ref={list} role="group" aria-label={texts.groups} className={styles.list} onKeyDown={move}>
        {rows.slice(0, maximumRows).map((row) => {
          const { id } = row.node;
          const share = shares.get(id) ?? 0;
          return (
            <GroupBox
              key={id}
              row={row}
              box={boxOf(share, total, choiceOf(row))}
              isChosen={choiceOf(row) !== undefined}
              share={texts.share(share, total)}
              isTabStop={id === stop}
              onFocus={() => {
                setActive(id);
              }}
              onPress={() => {
                press(row);
              }}
            />
          );
        })}
      </div>
      {rows.length > maximumRows && <p className={styles.note}>{texts.more(rows.length - maximumRows)}</p>}
      {rows.length === 0 && !isFree && <p className={styles.note}>{texts.noGroups}</p>}
      {isFree && (
        <Button variant="quiet" icon="plus" className={styles.make} onClick={add}>
          <span className={styles.name}>{texts.create(name)}</span>
        </Button>
      )}
    </>
  );
}
