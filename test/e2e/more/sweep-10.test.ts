import { sweep } from '../sweep.ts'

sweep(import.meta.url, 'others')
