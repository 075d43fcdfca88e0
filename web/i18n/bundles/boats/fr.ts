import { equipment } from '../../fr/equipment.ts'

export const texts = { equipment }
