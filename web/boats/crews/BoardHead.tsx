import { Button, Menu } from '@mantine/core'
import { IconEyeOff, IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { publishCrews, sessionCrews, type Crew } from '#contract/boats/crews.ts'
import { api, invalidate } from '../../api/api.ts'
import { ConnectCodes } from '../../lazy/connect-codes.tsx'
import { TabHead, useSession } from '../../planning/session-facts/open.ts'
import { notify } from '../../shell/notices.ts'
import { SheetItems } from './SheetItems.tsx'
import type { Board } from './use-board.ts'

/** In the head of the session: drafts are published, and what else is done with all boats. */
export function BoardHead({ crews, board }: { crews: readonly Crew[]; board: Board }) {
  const { t } = useTranslation('crews')
  const session = useSession()
  const drafts = crews.filter(({ published }) => !published).length
  const publish = useMutation({
    mutationFn: async (published: boolean) => {
      await board.flush()
      return api(publishCrews, { params: { id: session.id }, body: { published } })
    },
    onSuccess: async ({ data: { notified } }, published) => {
      await invalidate(sessionCrews)
      notify('success', published ? t('publish.done', { count: notified }) : t('publish.withdrawn'))
    },
  })
  return (
    <TabHead
      action={
        drafts > 0 && (
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={publish.isPending}
            onClick={() => publish.mutate(true)}
          >
            {t('publish.publish', { count: drafts })}
          </Button>
        )
      }
      menu={
        <>
          <ConnectCodes session={session} />
          {crews.length > 0 && <SheetItems sessionId={session.id} before={board.flush} />}
          {crews.length > drafts && (
            <Menu.Item
              leftSection={<IconEyeOff size={18} aria-hidden />}
              onClick={() => publish.mutate(false)}
            >
              {t('publish.withdraw')}
            </Menu.Item>
          )}
        </>
      }
    />
  )
}
