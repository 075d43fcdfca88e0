import { testFields } from '../test-fields.ts'
import { testFigures } from '../test-figures.ts'

/** The files of tests of performance. */
export const performanceTests = { ...testFields, ...testFigures }
