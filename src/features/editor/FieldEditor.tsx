// The control for one field, chosen by the field's description. Parts have fields of their own, so this component is recursive.
import type { KeyboardEvent } from 'react';
import { type IdentifierReading, identifierField } from '#bibliography/identifiers.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldsOf, isWrittenOfVolume, membersOf } from '#bibliography/kinds.ts';
import type { Problem } from '#machines/problem.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { DateInput } from '#src/ui/field/DateInput.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { DateEditor } from './DateEditor.tsx';
import styles from './Editor.module.css';
import { editorTexts } from './editorTexts.ts';
import { EntryTypeEditor } from './EntryTypeEditor.tsx';
import { listOf, textOf, textOrNull, withItem } from '#src/features/documents/fieldValues.ts';
import {
  KeywordsEditor,
  KnownPeopleEditor,
  KnownPublishersEditor,
  VenueEditor,
  type VenueEditorProps,
} from './FromLibraryEditor.tsx';
import { KeysEditor } from './KeysEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { MarkupOffer, useMeaning } from './MarkupOffer.tsx';
import { OtherFieldsEditor } from './OtherFieldsEditor.tsx';
import { PartEditor } from './PartEditor.tsx';

export interface FieldEditorProps {
  /** `venue` is set on fields that get suggestions only in a certain place, such as the title of a volume. */
  description: FieldDescription & { readonly venue?: VenueEditorProps['venue'] };
  value: unknown;
  onChange: (value: unknown) => void;
  /** Problems of this field; their paths are relative to it. */
  problems: readonly Problem[];
  /** Short fields are placed side by side, with their labels above. */
  short?: boolean;
}

/** The fields of a volume that the form of an article always shows; all others can be added from a menu. */
const usualOfVolume = new Set(['title', 'editors', 'publishers', 'series', 'volume']);
const volumeFields = fieldsOf('proceedings').map((field) => ({
  ...field,
  usual: usualOfVolume.has(field.name),
  offered: isWrittenOfVolume(field),
  ...(field.name === 'title' ? { venue: 'BOOK' } : {}),
}));

/** The fields of any kind or part for which the library suggests names. */
const venues: ReadonlyMap<string, VenueEditorProps['venue']> = new Map([
  ['journal.name', 'JOURNAL'],
  ['institution', 'INSTITUTION'],
  ['series', 'SERIES'],
]);

/** Renders the field with its label, hint and problem. */
export function FieldEditor({ description, value, onChange, problems, short = false }: FieldEditorProps) {
  const { editing, label } = description;
  if (editing === 'proceedings')
    return (
      <PartEditor label={label} fields={volumeFields} value={value} onChange={onChange} problems={problems} titled />
    );
  const members = membersOf(editing);
  if (members)
    return <PartEditor label={label} fields={members} value={value} onChange={onChange} problems={problems} />;
  if (editing === 'date')
    return (
      <DateEditor
        label={label}
        hint={description.hint}
        value={value}
        onChange={onChange}
        problem={problems[0]?.message}
        short={short}
      />
    );
  if (editing === 'entities')
    return <KnownPeopleEditor label={label} value={value} onChange={onChange} problems={problems} />;
  if (description.name === 'citationKeys')
    return <KeysEditor description={description} value={value} onChange={onChange} problem={problems[0]?.message} />;
  if (description.name === 'keywords')
    return (
      <KeywordsEditor description={description} value={value} onChange={onChange} problem={problems[0]?.message} />
    );
  if (editing === 'list')
    return (
      <ListEditor
        description={description}
        value={value}
        onChange={onChange}
        problem={problems[0]?.message}
        hint={remarksOn(description.name, value, onChange)}
      />
    );
  if (editing === 'publishers')
    return <KnownPublishersEditor label={label} value={value} onChange={onChange} problems={problems} />;
  if (editing === 'otherFields')
    return <OtherFieldsEditor label={label} value={value} onChange={onChange} problems={problems} />;
  const line = { description, value, onChange, problem: problems[0]?.message, short };
  const venue = description.venue ?? venues.get(description.name);
  if (venue) return <VenueEditor {...line} venue={venue} />;
  if (description.name === 'entryType') return <EntryTypeEditor {...line} />;
  return description.suggestions.length > 0 ? <ChoiceEditor {...line} /> : <LineEditor {...line} />;
}

interface LineEditorProps extends Omit<FieldEditorProps, 'problems'> {
  problem: string | undefined;
}

/** A field of one line, of paragraphs, or of a date. */
function LineEditor({ description, value, onChange, problem, short }: LineEditorProps) {
  const { name, editing, label, hint, entry } = description;
  const text = textOf(value);
  const identifier = identifierField(name);
  const isMarkup = !identifier && entry?.form !== 'verbatim';
  const meaning = useMeaning(isMarkup ? text : '', editing === 'longText' ? 'paragraphs' : 'text');
  return (
    <Field
      label={label}
      layout={short ? 'above' : 'beside'}
      problem={problem}
      hint={
        identifier && text !== '' ? (
          <IdentifierRemark text={text} reading={identifier.read(text)} onChange={onChange} />
        ) : meaning !== null ? (
          <MarkupOffer text={text} meaning={meaning} onUse={onChange} />
        ) : (
          hint
        )
      }
    >
      {(control) => {
        if (editing === 'dateTime')
          return (
            <DateInput
              {...control}
              value={text.slice(0, 10)}
              onChange={(day) => {
                onChange(day === '' ? null : `${day}T00:00:00.000Z`);
              }}
            />
          );
        if (editing === 'longText' || name === 'title')
          return (
            <TextArea
              {...control}
              rows={editing === 'longText' ? 3 : 1}
              className={label === 'Title' ? styles.title : undefined}
              value={text}
              // Titles wrap, but are one line: Enter submits as in every single-line field, and pasted line breaks become spaces.
              onKeyDown={editing === 'longText' ? undefined : submitOnEnter}
              onChange={({ target }) => {
                onChange(textOrNull(editing === 'longText' ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ')));
              }}
            />
          );
        return (
          <TextInput
            {...control}
            value={text}
            onChange={({ target }) => {
              onChange(textOrNull(target.value));
            }}
          />
        );
      }}
    </Field>
  );
}

/** Submits the form, as browsers do it for an `input`, except while an IME composition is active. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface IdentifierRemarkProps {
  text: string;
  reading: IdentifierReading;
  onChange: (value: string) => void;
}

/** The remarks on each identifier of a list; undefined if there are none. */
function remarksOn(name: string, value: unknown, onChange: (value: readonly string[]) => void) {
  const identifier = identifierField(name);
  const items = listOf(value) as readonly string[];
  const readings = items.map((item) => identifier?.read(item));
  if (readings.every((reading, at) => !reading || (reading.remark === null && reading.value === items[at])))
    return undefined;
  return (
    <span className={styles.remarks}>
      {items.map(
        (item, at) =>
          readings[at] && (
            <IdentifierRemark
              key={`${at} ${item}`}
              text={item}
              // In a list, the remark has to name the identifier that it is about.
              reading={
                readings[at].remark === null
                  ? readings[at]
                  : { ...readings[at], remark: `${item}: ${readings[at].remark}` }
              }
              onChange={(repaired) => {
                onChange(withItem(items, at, repaired));
              }}
            />
          ),
      )}
    </span>
  );
}

/** An identifier that looks wrong is saved all the same; the remark explains why, and suggests a correction. */
function IdentifierRemark({ text, reading: { value, remark, suggestion }, onChange }: IdentifierRemarkProps) {
  const repair = remark === null ? (value === text ? null : value) : suggestion;
  if (remark === null && repair === null) return null;
  return (
    <span className={styles.remark}>
      {remark}
      {repair !== null && (
        <TextButton
          onClick={() => {
            onChange(repair);
          }}
        >
          {editorTexts.fields.use(repair)}
        </TextButton>
      )}
    </span>
  );
}
