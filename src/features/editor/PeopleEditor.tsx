// People and organizations in their order: a row for each, and an input that takes one name or a pasted "A and B".
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entity } from '#bibliography/documents.ts';
import { fieldsOfPart } from '#bibliography/kinds.ts';
import { formatEntity } from '#bibliography/names.ts';
import { readPastedNames } from '#bibliography/pastedNames.ts';
import type { Problem } from '#machines/problem.ts';
import { announce } from '#src/ui/live/announce.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import styles from './Editor.module.css';
import { NamePart } from './NamePart.tsx';
import {
  listOf,
  listOrNull,
  withItemMoved,
  togglePersonOrOrganization,
  textOrNull,
  withItem,
  withPeople,
} from '#src/features/documents/fieldValues.ts';
import { useRowKeys } from './useRowKeys.ts';
import { RowMarkupOffer } from './RowMarkupOffer.tsx';
import { useTypedText } from './typedText.ts';
import { editorTexts } from './editorTexts.ts';

export interface PeopleEditorProps {
  label: string;
  value: unknown;
  onChange: (value: readonly Entity[] | null) => void;
  problems: readonly Problem[];
  /** Suggests names in the format of `printNames`. */
  fetchOptions?: FetchOptions;
}

/** Added people get a row, so the input never shows tags. */
const none: readonly SelectOption[] = [];

/** Separates pasted names, in BibTeX and elsewhere. A comma is part of a name. */
const separators = /\sand\s|[;\n]/i;

const othersLeftOut = editorTexts.people.othersLeftOut;

/** Renders the field. */
export function PeopleEditor({ label, value, onChange, problems, fetchOptions }: PeopleEditorProps) {
  const people = listOf(value) as readonly Entity[];
  const { keys, move: moveKey } = useRowKeys(people);
  const rows = useRef<HTMLDivElement>(null);
  // View state only: the list that was added last ended in “and others”, who cannot be stored.
  const [lacksOthers, setLacksOthers] = useState(false);
  const tellTyped = useTypedText((before, typed) => withPeople(listOf(before) as readonly Entity[], typed.value));

  const move = (index: number, step: -1 | 1) => {
    const place = Math.min(Math.max(index + step, 0), people.length - 1);
    if (place !== index) {
      flushSync(() => {
        moveKey(index, step);
        onChange(withItemMoved(people, index, step));
      });
      // The focus moves with the row; in a long list the row may be out of sight.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
    announce(editorTexts.people.moved(nameOf(people[index]), place + 1, people.length));
  };
  return (
    <Field
      label={label}
      layout="beside"
      hint={lacksOthers ? othersLeftOut : null}
      problem={problems.find(({ path }) => path.length === 0)?.message}
    >
      {(control) => (
        <div ref={rows} role="group" aria-label={label} className={styles.people}>
          {people.map((entity, index) => (
            <PersonRow
              key={keys[index]}
              entity={entity}
              problem={problems.find(({ path }) => path[0] === String(index))?.message}
              isFirst={index === 0}
              isLast={index === people.length - 1}
              onChange={(changed) => {
                onChange(withItem(people, index, changed));
              }}
              onMove={(step) => {
                move(index, step);
              }}
              onRemove={() => {
                onChange(listOrNull(withItem(people, index, null)));
                announce(editorTexts.people.removed(nameOf(entity)));
                rows.current?.querySelector<HTMLElement>('[data-add] input')?.focus();
              }}
            />
          ))}
          <div data-add>
            <RichSelect
              {...control}
              multiple
              creatable
              clearable={false}
              separators={separators}
              entersWhole
              placeholder={editorTexts.people.add}
              {...(fetchOptions && { fetchOptions })}
              value={none}
              onChange={(added) => {
                const { entities, others } = readPastedNames(added.map((option) => option.value).join(' and '));
                if (entities.length > 0) onChange([...people, ...entities]);
                setLacksOthers(others);
                if (others) announce(othersLeftOut);
              }}
              onTyped={tellTyped}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

/** The accessible name of a row, also while its inputs are empty. */
function nameOf(entity: Entity | undefined): string {
  const name = entity ? formatEntity(entity) : '';
  return name === '' ? 'this person' : name;
}

interface PersonRowProps {
  entity: Entity;
  problem: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onChange: (entity: Entity) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** The keys that move a row together with Alt. */
const steps: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

const rareParts = fieldsOfPart('person').filter(({ usual }) => !usual);

function PersonRow({ entity, problem, isFirst, isLast, onChange, onMove, onRemove }: PersonRowProps) {
  const person: Readonly<Record<string, string | null | undefined>> = { ...entity.person };
  const [asked, setAsked] = useState(false);
  const detailed = asked || rareParts.some(({ name }) => person[name]);
  const name = nameOf(entity);
  const set = (part: string, text: string) => {
    onChange({ person: { ...entity.person, [part]: textOrNull(text) } });
  };
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? steps.get(event.key) : undefined;
    // In an open menu the arrow keys move between its items.
    if (step === undefined || (event.target instanceof Element && event.target.closest('[role="menu"]'))) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(step);
  };
  return (
    // Handled in the capture phase, before the menu button opens the menu with the same key.
    <div role="group" aria-label={name} data-row className={styles.person} onKeyDownCapture={press}>
      <span
        className={styles.sort}
        data-tip={entity.organization ? editorTexts.people.organization : editorTexts.people.person}
      >
        <Icon name={entity.organization ? 'organization' : 'person'} />
      </span>
      {entity.organization ? (
        <TextInput
          className={styles.organization}
          aria-label={editorTexts.people.organizationName}
          aria-invalid={problem === undefined ? undefined : true}
          value={entity.organization.name}
          onChange={({ target }) => {
            onChange({ organization: { name: target.value } });
          }}
        />
      ) : (
        <>
          <TextInput
            aria-label={editorTexts.people.family}
            placeholder={editorTexts.people.family}
            aria-invalid={problem === undefined ? undefined : true}
            value={entity.person.family ?? ''}
            onChange={({ target }) => {
              set('family', target.value);
            }}
          />
          <TextInput
            aria-label={editorTexts.people.given}
            placeholder={editorTexts.people.given}
            value={entity.person.given ?? ''}
            onChange={({ target }) => {
              set('given', target.value);
            }}
          />
        </>
      )}
      <Menu
        label={editorTexts.people.more(name)}
        icon="more"
        iconOnly
        items={[
          ...(entity.organization || detailed
            ? []
            : [{ id: 'parts', label: editorTexts.people.parts, onSelect: () => setAsked(true) }]),
          {
            id: 'sort',
            label: entity.organization ? editorTexts.people.makePerson : editorTexts.people.makeOrganization,
            icon: entity.organization ? 'person' : 'organization',
            onSelect: () => onChange(togglePersonOrOrganization(entity)),
          },
          {
            id: 'up',
            label: editorTexts.people.moveUp,
            icon: 'arrowUp',
            shortcut: 'Alt+↑',
            disabled: isFirst,
            onSelect: () => onMove(-1),
          },
          {
            id: 'down',
            label: editorTexts.people.moveDown,
            icon: 'arrowDown',
            shortcut: 'Alt+↓',
            disabled: isLast,
            onSelect: () => onMove(1),
          },
        ]}
      />
      <IconButton icon="close" label={editorTexts.fields.remove(name)} data-press-again onClick={onRemove} />
      {!entity.organization && detailed && (
        <div className={styles.nameParts}>
          {rareParts.map((part) => (
            <NamePart
              key={part.name}
              part={part}
              value={person[part.name] ?? ''}
              onChange={(text) => {
                set(part.name, text);
              }}
            />
          ))}
        </div>
      )}
      {entity.organization ? (
        <RowMarkupOffer
          texts={{ name: entity.organization.name }}
          onUse={(_, meaning) => {
            onChange({ organization: { name: meaning } });
          }}
        />
      ) : (
        <RowMarkupOffer texts={person} onUse={set} />
      )}
      {problem !== undefined && <p className={styles.rowProblem}>{problem}</p>}
    </div>
  );
}
