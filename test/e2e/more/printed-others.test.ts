import { expectPrinted } from '../printed-report.ts'

expectPrinted('others')
