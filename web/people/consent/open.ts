export { ConsentCard } from './ConsentCard.tsx'
export { ConsentPart } from './ConsentPart.tsx'
export { ConsentText } from './ConsentText.tsx'
export { HiddenNote } from './HiddenNote.tsx'
