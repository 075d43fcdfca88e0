import { testBehindOpenDoors } from './matrix-open.ts'

testBehindOpenDoors(3)
