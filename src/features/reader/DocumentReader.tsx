// A document for reading: its title and source, then every field of its kind.
import { Fragment, type ReactNode } from 'react';
import { isMark } from '#bibliography/bibtex/marks.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { canonicalField } from '#bibliography/fields/fieldNames.ts';
import { readDoi } from '#bibliography/identifiers.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { readUrl } from '#bibliography/urls.ts';
import { CopyButton } from '#src/features/citations/copy/CopyButton.tsx';
import { copyFieldTexts } from '#src/features/citations/copy/copyFieldTexts.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { inSentence } from '#bibliography/inSentence.ts';
import { kindIcon, kindName } from '#src/features/documents/kinds.ts';
import { type MissingField, missingOf, missingMessage } from '#src/features/documents/missing.ts';
import { Marked } from '#src/features/search/Marked.tsx';
import { formatMomentLong } from '#src/features/documents/dates.ts';
import styles from './DocumentReader.module.css';
import { type FieldRow, fieldRows, volumeRows } from './fieldRows.ts';
import { FieldValue, formatPeople, WebAddress } from './FieldValue.tsx';
import { paneTexts } from './paneTexts.ts';
import { describeVenue } from './venue.ts';

export interface DocumentReaderProps {
  draft: DocumentDraft;
  /** The empty required fields, by their names in the API. */
  missingFields: readonly string[];
  added: string | null | undefined;
  lastModified: string | null | undefined;
  /** The groups of the document. */
  groups?: ReactNode;
  /** The document as a reference, in the style of the library. */
  reference?: ReactNode;
  /** Who added and changed it, as rows of this class. */
  people?: ((rowClass: string | undefined) => ReactNode) | undefined;
  /** Opens the form at a field; without it the document cannot be edited here. */
  onEdit: ((field: string) => void) | undefined;
}

/** The fields that the venue line usually includes. */
function venueFieldOf({ kind, fields }: DocumentDraft): string {
  switch (kind) {
    case 'journalArticle':
      return 'journal';
    case 'proceedingsArticle':
      return 'booktitle';
    case 'thesis':
      return 'institution';
    case 'proceedings':
      return 'publisher';
    case 'other':
      return fields.bookTitle == null ? 'publisher' : 'booktitle';
  }
}

/** Renders the document. */
export function DocumentReader({
  draft,
  missingFields,
  added,
  lastModified,
  groups,
  reference,
  people,
  onEdit,
}: DocumentReaderProps) {
  const { kind, fields } = draft;
  const { title, subtitle, authors, citationKeys } = fields;
  const otherFields = (fields.otherFields ?? []).filter((field) => !isMark(field));
  // The type chosen in the app is more specific than the imported one.
  const entryType = (draft.kind === 'other' ? draft.fields.type : null) ?? fields.entryType;
  const venue = describeVenue(draft);
  const { filled, empty } = fieldRows(draft, ['title', 'subtitle', 'authors', 'otherFields', 'proceedings', 'added']);
  const book = draft.kind === 'proceedingsArticle' ? draft.fields.proceedings : null;
  const missing: MissingRow[] = [...empty, ...rowsWithout(kind, { subtitle, authors })];
  const usual = missing.filter(({ description }) => description.usual);
  const rare = missing.filter(({ description }) => !description.usual);
  return (
    <div className={styles.document}>
      <p className={styles.kind} data-copyable>
        <Icon name={kindIcon(kind, entryType)} />
        <span>{kindName(kind, entryType)}</span>
        {citationKeys?.[0] !== undefined && (
          <>
            <span aria-hidden="true">·</span>
            <span className={styles.key}>
              <Marked text={citationKeys[0]} field="citationkey" />
            </span>
            <CopyButton name={copyFieldTexts.key} text={citationKeys[0]} place="line" />
          </>
        )}
      </p>
      <h2 className={styles.title} tabIndex={-1} data-document-title>
        {title ? <Marked text={title} field="title" /> : paneTexts.untitled}
      </h2>
      {subtitle && (
        <p className={styles.subtitle}>
          <Marked text={subtitle} field="subtitle" />
        </p>
      )}
      {authors && authors.length > 0 && (
        <p className={styles.people}>
          <Marked text={formatPeople(authors)} field="author" />
        </p>
      )}
      {venue !== '' && (
        <p className={styles.venue}>
          <Marked text={venue} field={venueFieldOf(draft)} />
        </p>
      )}
      {missingFields.length > 0 && (
        <p className={styles.missing}>
          <Icon name="info" />
          {onEdit ? (
            <MissingFields missing={missingOf(missingFields, kind)} onEdit={onEdit} />
          ) : (
            missingMessage(missingFields)
          )}
        </p>
      )}
      <dl className={styles.fields}>
        {reference && (
          <div className={styles.row}>
            <dt>{copyFieldTexts.reference.label}</dt>
            <dd>{reference}</dd>
          </div>
        )}
        {filled.map((row) => (
          <Row key={row.path} row={row} />
        ))}
        {groups && (
          <div className={styles.row}>
            <dt>{paneTexts.groups}</dt>
            <dd>{groups}</dd>
          </div>
        )}
        {onEdit &&
          usual.map((row) => (
            <div key={row.path} className={styles.row}>
              <dt>{row.description.label}</dt>
              <dd>
                <TextButton
                  variant="plain"
                  className={styles.add}
                  onClick={() => {
                    onEdit(row.field);
                  }}
                >
                  {paneTexts.add} <span>{inSentence(row.description.label)}</span>
                </TextButton>
              </dd>
            </div>
          ))}
      </dl>
      {book && (
        <section className={styles.section}>
          <h3>{paneTexts.proceedings}</h3>
          <dl className={styles.fields}>
            {volumeRows(book).map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </dl>
        </section>
      )}
      {otherFields.length > 0 && (
        <Disclosure
          className={styles.section}
          summary={paneTexts.otherFields(otherFields.length)}
          note={paneTexts.otherFieldsNote}
        >
          <dl className={styles.fields}>
            {otherFields.map(({ name, value }, index) => (
              <div key={index} className={styles.row}>
                <dt className={styles.key}>{name}</dt>
                <dd>
                  {canonicalField(name) === 'url' ? (
                    <Copyable name={copyFieldTexts.url} text={readUrl(value)}>
                      <WebAddress source={value} />
                    </Copyable>
                  ) : (
                    <Marked text={value} field={canonicalField(name)} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {onEdit && rare.length > 0 && (
        <Disclosure className={styles.section} summary={paneTexts.emptyFields(rare.length)}>
          <ul className={styles.rare}>
            {rare.map((row) => (
              <li key={row.path}>
                <TextButton
                  variant="plain"
                  className={styles.add}
                  onClick={() => {
                    onEdit(row.field);
                  }}
                >
                  {row.description.label}
                </TextButton>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <section className={styles.section}>
        <h3>{paneTexts.history.title}</h3>
        <dl className={styles.fields}>
          {added && (
            <div className={styles.row}>
              <dt>{paneTexts.history.added}</dt>
              <dd>
                <time dateTime={added}>{formatMomentLong(added)}</time>
              </dd>
            </div>
          )}
          {lastModified && (
            <div className={styles.row}>
              <dt>{paneTexts.history.modified}</dt>
              <dd>
                <time dateTime={lastModified}>{formatMomentLong(lastModified)}</time>
              </dd>
            </div>
          )}
          {people?.(styles.row)}
        </dl>
      </section>
    </div>
  );
}

/** Each name opens the form at its field. */
function MissingFields({ missing, onEdit }: { missing: readonly MissingField[]; onEdit: (field: string) => void }) {
  return (
    <span>
      {paneTexts.missing}{' '}
      {missing.map(({ words, field }, index) => (
        <Fragment key={words}>
          {index > 0 && ', '}
          <TextButton
            className={styles.missingField}
            onClick={() => {
              onEdit(field);
            }}
          >
            {words}
          </TextButton>
        </Fragment>
      ))}
    </span>
  );
}

type MissingRow = Pick<FieldRow, 'path' | 'field' | 'description'>;

/** The required fields that are missing in the header. */
function rowsWithout(kind: DocumentDraft['kind'], head: { subtitle: unknown; authors: unknown }): MissingRow[] {
  return fieldsOf(kind)
    .filter(({ name }) => (name === 'subtitle' && !head.subtitle) || (name === 'authors' && !head.authors))
    .map((description) => ({
      path: description.name,
      field: description.name,
      description,
      value: null,
      searchName: '',
    }));
}

function Row({ row: { description, value, searchName, link } }: { row: FieldRow }) {
  return (
    <div className={styles.row}>
      <dt>{description.label}</dt>
      <dd>
        <Copyable {...copiedOf(description.name, value)}>
          <FieldValue description={description} value={value} field={searchName} link={link} />
        </Copyable>
      </dd>
    </div>
  );
}

interface CopyableProps {
  /** What is copied; without it, there is no button. */
  name?: string;
  text?: string;
  children: ReactNode;
}

/** A value, and at its end the button that copies it. */
function Copyable({ name, text = '', children }: CopyableProps) {
  if (name === undefined || text === '') return children;
  return (
    <div className={styles.copyable} data-copyable>
      {children}
      <CopyButton name={name} text={text} />
    </div>
  );
}

/** What the button beside a field copies. The first key is copied above. */
function copiedOf(field: string, value: unknown): Pick<CopyableProps, 'name' | 'text'> {
  if (field === 'doi' && typeof value === 'string') return { name: copyFieldTexts.doi, text: readDoi(value).value };
  if (field === 'url' && typeof value === 'string') return { name: copyFieldTexts.url, text: value };
  if (field === 'citationKeys' && Array.isArray(value) && value.length > 1)
    return { name: copyFieldTexts.keys, text: value.join(',') };
  return {};
}
