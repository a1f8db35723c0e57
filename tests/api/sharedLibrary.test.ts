// Runs the contract of libraries on shared ones, whose members are one owner each.
import { runSharedLibraryContract } from './contract/contract.ts';
import { startTarget } from './serverTarget.ts';

runSharedLibraryContract('a shared library', () => startTarget());
