// The pane in which references are added: looked up by their identifiers, or filled in by hand.
import { NewDocument, type NewDocumentProps } from '#src/features/editor/NewDocument.tsx';
import { LookUpHost } from '#src/features/lookUp/LookUpHost.tsx';
import { useDashboard } from './DashboardContext.ts';

/** Renders the pane. References that were looked up go on to the review of the import, and the pane makes room for it. */
export function NewReference(props: Omit<NewDocumentProps, 'lookUp'>) {
  const { pasted, importFiles } = useDashboard();
  return (
    <NewDocument
      {...props}
      lookUp={
        <LookUpHost
          // What is pasted takes the place of what stood in the box.
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
