import { wall } from '#texts/de/screens/wall.ts'

export const texts = { wall }
