import { consent } from '#texts/fr/screens/consent.ts'
import { home } from '#texts/fr/screens/home.ts'
import { noted } from '#texts/fr/screens/noted.ts'

export const texts = { consent, home, noted }
