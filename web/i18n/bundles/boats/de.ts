import { equipment } from '../../de/equipment.ts'

export const texts = { equipment }
