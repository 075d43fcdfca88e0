export { ConsentCard } from './ConsentCard.tsx'
export { ConsentText } from './ConsentText.tsx'
export { HiddenNote } from './HiddenNote.tsx'
