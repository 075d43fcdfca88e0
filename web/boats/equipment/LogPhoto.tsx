import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { equipmentPhoto } from '#contract/boats/boathouse.ts'
import { fetchFile } from '../../api/api.ts'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import classes from './equipment.module.css'

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
export function LogPhoto({ id, text }: { id: number; text: string }) {
  const { t } = useTranslation('equipment')
  const { data } = useQuery({
    queryKey: ['equipment-photo', id],
    queryFn: () => fetchFile(equipmentPhoto, { params: { id } }),
  })
  const address = useObjectUrl(data)
  return address ? (
    <img className={classes.photo} src={address} alt={t('log.photoOf', { text })} />
  ) : null
}
