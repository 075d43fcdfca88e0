import { wall } from '#texts/fr/screens/wall.ts'

export const texts = { wall }
