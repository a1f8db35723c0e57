// The filter of the list of entries: whose, which kind, and words.
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import type { RecordedEntry } from '../recording/recording.ts';
import styles from './EntryList.module.css';
import { recordingTexts } from './recordingTexts.ts';

const texts = recordingTexts.list;

export interface ListFilter {
  readonly whose: 'all' | 'machine' | 'actor';
  readonly kind: RecordedEntry['kind'] | null;
  readonly text: string;
  /** A transition of the chart: only the moments that took it. */
  readonly took: { readonly name: string; readonly label: string } | null;
}

export const usualFilter: ListFilter = { whose: 'all', kind: null, text: '', took: null };

const whose = [
  { value: 'all', label: texts.all },
  { value: 'machine', label: texts.thisMachine },
  { value: 'actor', label: texts.thisActor },
] as const;

const kinds = [
  { value: 'any', label: texts.kinds.any },
  { value: 'moment', label: texts.kinds.moment },
  { value: 'request', label: texts.kinds.request },
  { value: 'answer', label: texts.kinds.answer },
  { value: 'place', label: texts.kinds.place },
  { value: 'action', label: texts.kinds.action },
  { value: 'setting', label: texts.kinds.setting },
] as const;

export interface ListFilterFieldsProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

/** Renders the fields. */
export function ListFilterFields({ filter, onFilter }: ListFilterFieldsProps) {
  return (
    <div className={styles.filter}>
      <TextInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        start={<Icon name="search" />}
        value={filter.text}
        onChange={({ currentTarget }) => {
          onFilter({ ...filter, text: currentTarget.value });
        }}
      />
      <div className={styles.choices}>
        <Select
          aria-label={texts.whose}
          options={whose}
          value={filter.whose}
          onChange={(value) => onFilter({ ...filter, whose: value })}
        />
        <Select
          aria-label={texts.kind}
          options={kinds}
          value={filter.kind ?? 'any'}
          onChange={(value) => onFilter({ ...filter, kind: value === 'any' ? null : value })}
        />
      </div>
    </div>
  );
}
