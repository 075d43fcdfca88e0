import { admin } from '../../de/admin.ts'
import { xyz } from '../../de/xyz.ts'

export const texts = { admin, xyz }
