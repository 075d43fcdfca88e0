import { admin } from '../../zh-cn/admin.ts'
import { xyz } from '../../zh-cn/xyz.ts'

export const texts = { admin, xyz }
