import { useMutation, useQuery } from '@tanstack/react-query'
import {
  noticeSettings,
  saveNoticeSettings,
  type NoticeSettings,
} from '#contract/platform/inbox-settings.ts'
import type { ApiInput } from '../../api/request.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'

type Change = ApiInput<typeof saveNoticeSettings>['body']
const KEY = ['save-notice-settings']
const stored = () => query(noticeSettings).queryKey

/** What is seen at once of a change that is on its way. */
function changed(settings: NoticeSettings, { choice, timing, mails_stopped, mail_works }: Change) {
  const { groups, exceptions } = settings
  const squad_id = choice?.squad_id ?? null
  return {
    ...settings,
    ...(timing && { timing, is_time_zone_set: true }),
    ...(mails_stopped !== undefined && { mails_stopped }),
    ...(mail_works && { mail_refused: null }),
    groups: groups.map((one) =>
      choice && squad_id === null && choice.wanted !== null && one.group === choice.group
        ? { ...one, ways: { ...one.ways, [choice.way]: choice.wanted } }
        : one,
    ),
    exceptions:
      choice && squad_id !== null
        ? [
            ...exceptions.filter(
              (one) =>
                one.group !== choice.group || one.way !== choice.way || one.squad_id !== squad_id,
            ),
            ...(choice.wanted === null ? [] : [{ ...choice, squad_id, wanted: choice.wanted }]),
          ]
        : exceptions,
  }
}

/** The settings, each change of which is stored at once, and how storing stands. */
export function useNoticeSettings() {
  const asked = useQuery(query(noticeSettings))
  const saving = useMutation({
    mutationKey: KEY,
    // One after the other, so that the last word is the last that was said.
    scope: { id: 'notice-settings' },
    mutationFn: (body: Change) => api(saveNoticeSettings, { body }),
    onMutate: (body) => {
      queryClient.setQueryData<{ data: NoticeSettings }>(
        stored(),
        (now) => now && { data: changed(now.data, body) },
      )
    },
    onSuccess: (reply) => {
      if (queryClient.isMutating({ mutationKey: KEY }) === 1)
        queryClient.setQueryData(stored(), reply)
    },
    onError: () => invalidate(noticeSettings),
  })
  const state = saving.isPending
    ? 'saving'
    : saving.isError
      ? 'failed'
      : saving.isSuccess
        ? 'saved'
        : null
  return { asked, save: saving.mutate, state } as const
}

export type SaveSettings = ReturnType<typeof useNoticeSettings>['save']
