import { useTranslation } from 'react-i18next'
import type { Place } from './places.ts'

/** What one adds at a place: a message, where the place is called messages. */
export function useAddName(): (name: Place['name']) => string {
  const { t } = useTranslation()
  return (name) =>
    name === 'messages' || name === 'wall' ? t(`nav.new.${name}`) : t(`nav.${name}`)
}
