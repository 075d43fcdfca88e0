import { walk } from './walk.ts'

walk(4)
