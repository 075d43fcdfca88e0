import { equipment } from '#texts/de/screens/equipment.ts'

export const texts = { equipment }
