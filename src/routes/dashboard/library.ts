// The loaders and components for the routes of the library. They are one import, because the first screen needs all of them.
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { DashboardPage } from './DashboardPage.tsx';
import { awaitFirstList, firstDocument, loadList } from './dashboardLoaders.ts';
import { DocumentFailure, DocumentOutlet, DocumentPending, loadOpenDocument } from './DocumentOutlet.tsx';
import { ListPage } from './ListPage.tsx';

/** The type is explicit, because the components derive their types from the routes that render them. */
interface Library {
  DashboardPage: ComponentType;
  awaitFirstList: typeof awaitFirstList;
  firstDocument: typeof firstDocument;
  loadList: typeof loadList;
  ListPage: ComponentType;
  loadOpenDocument: typeof loadOpenDocument;
  DocumentOutlet: ComponentType;
  DocumentPending: ComponentType;
  DocumentFailure: ComponentType<ErrorComponentProps>;
}

export const library: Library = {
  DashboardPage,
  awaitFirstList,
  firstDocument,
  loadList,
  ListPage,
  loadOpenDocument,
  DocumentOutlet,
  DocumentPending,
  DocumentFailure,
};
