import { admin } from '../../fr/admin.ts'
import { xyz } from '../../fr/xyz.ts'

export const texts = { admin, xyz }
