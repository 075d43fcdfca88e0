export { questionIn } from './question.ts'
export { SavedViews } from './SavedViews.tsx'
