// The pane in which references are added: looked up by their identifiers, or filled in by hand.
import { NewDocument, type NewDocumentProps } from '#src/features/editor/NewDocument.tsx';
import { LookUpHost } from '#src/features/lookUp/LookUpHost.tsx';
import { useDashboard } from './DashboardContext.ts';

/** Renders the pane. It closes when looked-up references are reviewed by the import. */
export function NewReference(props: Omit<NewDocumentProps, 'lookUp'>) {
  const { pasted, importFiles } = useDashboard();
  return (
    <NewDocument
      {...props}
      lookUp={
        <LookUpHost
          // A pasted text replaces the text of the box.
          key={pasted?.count}
          text={pasted?.text ?? ''}
          onReferences={(file) => {
            props.onClose();
            importFiles([file]);
          }}
        />
      }
    />
  );
}
