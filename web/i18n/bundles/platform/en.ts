import { admin } from '../../en/admin.ts'
import { xyz } from '../../en/xyz.ts'

export const texts = { admin, xyz }
