export { ConflictList } from './ConflictList.tsx'
export { SessionStart } from './SessionPage.tsx'
export { usePieceName } from './use-piece-name.ts'
