import { equipment } from '../../en/equipment.ts'

export const texts = { equipment }
