import { expectPrinted } from '../printed-report.ts'

expectPrinted((report) => !/racing|-tests|profile/.test(report))
