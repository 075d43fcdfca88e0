import { Button, List, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bringIns, undoBringIn, type UndoneBringIn } from '#contract/platform/bring-in.ts'
import { colon } from '../../format/punctuation.ts'
import { api, invalidate } from '../../api/api.ts'
import { SHOWING_PEOPLE, SHOWING_SESSIONS } from '../../api/refetch-after.ts'

type UndoButtonProps = { id: number; file: string }

/** Takes back all that an import did, and says what stays. */
export function UndoButton({ id, file }: UndoButtonProps) {
  const { t } = useTranslation('bring-in')
  const undo = useMutation({
    mutationFn: async () => (await api(undoBringIn, { params: { id } })).data,
    onSettled: () => invalidate(bringIns, ...SHOWING_PEOPLE, ...SHOWING_SESSIONS),
  })
  if (undo.data) return <Undone stays={undo.data.stays} />
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={undo.isPending}
      aria-label={t('undo.of', { file })}
      onClick={() => undo.mutate()}
    >
      {t('undo.button')}
    </Button>
  )
}

function Undone({ stays }: { stays: UndoneBringIn['stays'] }) {
  const { t } = useTranslation('bring-in')
  return (
    <Stack gap={4} role="status">
      <Text size="sm" fw={600}>
        {t('undo.done')}
      </Text>
      {stays.length > 0 && (
        <>
          <Text size="sm">{t('undo.stays')}</Text>
          <List size="sm">
            {stays.map(({ name, reason }) => (
              <List.Item key={`${name} ${reason}`}>
                {name + colon() + t(`undo.reasons.${reason}`)}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  )
}
