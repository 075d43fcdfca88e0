export { useFigureWords } from './reports/use-figure-words.ts'
