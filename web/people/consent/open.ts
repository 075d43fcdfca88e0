export { ConsentCard } from './ConsentCard.tsx'
export { ConsentPart } from './ConsentPart.tsx'
export { HiddenNote } from './HiddenNote.tsx'
