import { equipment } from '../../zh-cn/equipment.ts'

export const texts = { equipment }
