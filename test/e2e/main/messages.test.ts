import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { ATHLETE, beginGroup, field, log, said, textsIn, write } from '../message-steps.ts'

test('two people write to each other in order, also after a time without a connection', async () => {
  const coach = await signedIn(demo, 'coach')
  const athlete = await signedIn(demo, 'athlete')
  await beginGroup(coach.page, 'Trailer on Saturday')
  await coach.page.getByText('No messages yet').first().waitFor()
  await expectAccessible(coach.page, 'a thread without messages')
  await field(coach.page).fill('Who drives')
  await field(coach.page).press('Shift+Enter')
  await field(coach.page).pressSequentially('the trailer?')
  await field(coach.page).press('Enter')
  await said(coach.page, 'Who drives\nthe trailer?').waitFor()

  await athlete.page.goto(`${demo.url}/messages`)
  const row = athlete.page.getByRole('link', { name: /Trailer on Saturday/ })
  await row.getByLabel('1 unread message').waitFor()
  await row.click()
  await said(athlete.page, 'Who drives\nthe trailer?').waitFor()
  await log(athlete.page).getByText('New messages').waitFor()
  await expect.poll(() => row.getByLabel(/unread/).count()).toBe(0)
  await log(coach.page).getByText('Read by 1').waitFor()

  await write(athlete.page, 'I do')
  await said(coach.page, 'I do').waitFor()

  await athlete.context.setOffline(true)
  await write(athlete.page, 'Leaving at six')
  await write(athlete.page, 'and back by noon')
  await expect.poll(() => log(athlete.page).locator('[data-state=waiting]').count()).toBe(2)
  await expectAccessible(athlete.page, 'messages without a connection')
  await expect.poll(() => said(coach.page, 'Leaving at six').count()).toBe(0)
  await athlete.context.setOffline(false)
  await said(coach.page, 'and back by noon').waitFor()
  const expected = ['Who drives\nthe trailer?', 'I do', 'Leaving at six', 'and back by noon']
  await expect.poll(() => textsIn(coach.page)).toEqual(expected)
  await expect.poll(() => log(athlete.page).locator('[data-pending]').count()).toBe(0)
  await expect.poll(() => textsIn(athlete.page)).toEqual(expected)
  await coach.leave()
  await athlete.leave()
})

test('what is written stays text, and only addresses of the web are links', async () => {
  const coach = await signedIn(demo, 'coach')
  const { page } = coach
  await beginGroup(page, 'Only words')
  const attack = '<img src=x onerror="document.title=1"> javascript:alert(1)'
  await write(page, attack)
  await write(page, 'See https://www.example.org/start.')
  await expect.poll(() => log(page).locator('img').count()).toBe(0)
  const links = log(page).getByRole('link')
  await expect.poll(() => links.count()).toBe(1)
  await expect.poll(() => links.getAttribute('href')).toBe('https://www.example.org/start')
  await expect.poll(() => links.getAttribute('rel')).toContain('noopener')
  await page.getByRole('button', { name: `Actions for “${attack.slice(0, 40)}”` }).click()
  await page.getByRole('menuitem', { name: 'Delete message' }).click()
  await log(page).getByText('Message deleted').waitFor()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Who can read this?' }).click()
  await page
    .getByText('No adult is alone in a chat with anyone under 18', { exact: false })
    .waitFor()
  await page.getByText(ATHLETE, { exact: true }).waitFor()
  await expectAccessible(page, 'who reads a thread')
  await coach.leave()
})

test('a coach and somebody under 18 begin no group without a second adult', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/messages`)
  await page.getByRole('button', { name: 'Create group' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: 'Group name' }).fill('Alone')
  await modal.getByRole('combobox', { name: 'People' }).fill('Ella Winter')
  await page.getByRole('option', { name: 'Ella Winter' }).click()
  await page.keyboard.press('Escape')
  await modal.getByRole('button', { name: 'Create group' }).click()
  await modal.getByText(/needs a second adult/).waitFor()
  await leave()
})

test('the chat of a squad opens above its page', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/squads`)
  await page.getByRole('link', { name: /Senior/ }).click()
  // Beside the list stands a squad already, whose chat closes when the page changes.
  await page.waitForURL(/\/squads\/overview\/\d+$/)
  await page.getByRole('button', { name: 'Squad chat' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByText('Then we are on the water at six. Boats ready at 05:50.').waitFor()
  await expectAccessible(page, 'the chat of a squad')
  await modal.getByRole('link', { name: 'Open in Messages' }).click()
  await page.waitForURL(/\/messages\/\d+$/)
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  await leave()
})

test.each(['light', 'dark'] as const)(
  'on a phone in German, %s, one after the other',
  async (scheme) => {
    const wishes = { size: PHONE, language: 'de', scheme } as const
    const { page, leave } = await signedIn(demo, 'athlete', wishes)
    await page.goto(`${demo.url}/messages`)
    await page.getByRole('heading', { name: 'Nachrichten', level: 1 }).waitFor()
    await page.getByRole('link', { name: /Senior/ }).waitFor()
    await page.getByRole('link', { name: /Senior/ }).click()
    await page.getByRole('heading', { name: 'Senior', level: 1 }).waitFor()
    await page.getByRole('log').getByText('Is there room for bikes up there?').waitFor()
    await page.getByRole('link', { name: 'Alle Chats' }).click()
    await page.getByRole('heading', { name: 'Nachrichten', level: 1 }).waitFor()
    await leave()
  },
)

test('a welfare person reads threads with minors in Chinese, and settles what was reported', async () => {
  const wishes = { language: 'zh-cn', scheme: 'dark' } as const
  const { page, leave } = await signedIn(demo, 'manager', wishes)
  await page.goto(`${demo.url}/messages/welfare`)
  await page.getByRole('link', { name: /Bus to the regatta/ }).waitFor()
  await page.goto(`${demo.url}/messages/reports`)
  await page.getByText('That was not kind.').waitFor()
  await page.getByRole('link', { name: '打开群聊' }).click()
  await page.getByText('你以保护专员身份查看此群聊，审计日志会记录。').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: '写消息' }).count()).toBe(0)
  await page.goBack()
  await page.getByRole('button', { name: '标记为已处理' }).click()
  await page.getByText(/^已处理/).waitFor()
  await leave()
})
