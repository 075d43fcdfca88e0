export { ConflictList } from './ConflictList.tsx'
export { usePieceName } from './use-piece-name.ts'
