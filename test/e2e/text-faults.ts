import type { Page } from 'playwright-core'

/**
 * What keeps the words of a page from being read: cut to fewer than three letters, broken into
 * fewer, or drawn over each other. What scrolls may reach beyond its region.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LETTERS = 3
    const FAR = 1e6
    type Box = { left: number; top: number; right: number; bottom: number }
    type Letter = { at: number; letter: string; box: Box }
    type Clip = {
      /** What lies outside is never seen; what lies outside `shown` may be scrolled to. */
      box: Box
      shown: Box
      /** What moves in its own way, when the page is scrolled. */
      layer: Element | null
      isHidden: boolean
      /** It has as many lines as there is height for: what comes after them is left out. */
      isClamped: boolean
    }
    const everywhere: Box = { left: -FAR, top: -FAR, right: FAR, bottom: FAR }
    const nowhereCut: Clip = {
      box: everywhere,
      shown: everywhere,
      layer: null,
      isHidden: false,
      isClamped: false,
    }
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const widthOf = ({ left, right }: Box) => Math.max(0, right - left)
    const heightOf = ({ top, bottom }: Box) => Math.max(0, bottom - top)
    const faults = new Set<string>()

    const clips = new Map<Element, Clip>()
    function clipOf(element: Element): Clip {
      const known = clips.get(element)
      if (known) return known
      const style = getComputedStyle(element)
      const isFixed = style.position === 'fixed'
      const outer = element.parentElement ? clipOf(element.parentElement) : nowhereCut
      const [box, shown] = isFixed ? [everywhere, everywhere] : [outer.box, outer.shown]
      const rect = element.getBoundingClientRect()
      const isRoot = element === document.documentElement || element === document.body
      const isBox = !isRoot && !/contents|inline$/.test(style.display)
      const isSmall = rect.width <= 1.5 && rect.height <= 1.5 && style.overflow !== 'visible'
      const clip: Clip = {
        box: isBox ? cutBy(element, box) : box,
        shown: isBox ? meet(shown, ownBox(style, rect)) : shown,
        layer: isFixed || style.position === 'sticky' ? element : outer.layer,
        isHidden: outer.isHidden || isSmall || style.clipPath.startsWith('inset(50'),
        isClamped: outer.isClamped || style.webkitLineClamp !== 'none',
      }
      clips.set(element, clip)
      return clip
    }
    const ownBox = ({ overflowX, overflowY }: CSSStyleDeclaration, rect: Box): Box => ({
      left: overflowX === 'visible' ? -FAR : rect.left,
      right: overflowX === 'visible' ? FAR : rect.right,
      top: overflowY === 'visible' ? -FAR : rect.top,
      bottom: overflowY === 'visible' ? FAR : rect.bottom,
    })
    /** Something that scrolls can show all that is in it, whatever lies around it. */
    function cutBy(element: Element, box: Box): Box {
      const style = getComputedStyle(element)
      const rect = element.getBoundingClientRect()
      const hasDots = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth
      const dots = hasDots ? Number.parseFloat(style.fontSize) * 0.8 : 0
      const across = { left: rect.left, right: rect.right - dots }
      const along = { top: rect.top, bottom: rect.bottom }
      const hides = (overflow: string) => /hidden|clip/.test(overflow)
      const scrolls = (overflow: string) => /auto|scroll/.test(overflow)
      const inner = meet(box, {
        ...everywhere,
        ...(hides(style.overflowX) && across),
        ...(hides(style.overflowY) && along),
      })
      return {
        ...inner,
        ...(scrolls(style.overflowX) && { left: -FAR, right: FAR }),
        ...(scrolls(style.overflowY) && { top: -FAR, bottom: FAR }),
      }
    }

    const range = document.createRange()
    function lettersOf(node: Text): Letter[] {
      const found: Letter[] = []
      for (let at = 0; at < node.length; at += 1) {
        const letter = node.data[at] ?? ''
        if (!/[\p{L}\p{N}]/u.test(letter)) continue
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        if (box.width > 0) found.push({ at, letter, box })
      }
      return found
    }
    function isCut(letters: readonly Letter[], { box, isClamped }: Clip): boolean {
      const seen = letters.filter((one) => {
        const shown = meet(one.box, box)
        return (
          widthOf(shown) >= widthOf(one.box) * 0.6 && heightOf(shown) >= heightOf(one.box) * 0.6
        )
      }).length
      return !(seen === 0 && isClamped) && seen < Math.min(LETTERS, letters.length)
    }
    /** Whether a line ends after a letter or two of a word. An address may end anywhere. */
    function isBroken(letters: readonly Letter[], node: Text): boolean {
      const lines: Letter[][] = []
      for (const letter of letters) {
        const line = lines.at(-1)
        const top = line?.[0]?.box.top ?? FAR
        if (Math.abs(top - letter.box.top) < heightOf(letter.box) / 2) line?.push(letter)
        else lines.push([letter])
      }
      return lines.some((line, index) => {
        const end = line.at(-1)
        const next = lines[index + 1]?.[0]
        if (!end || next?.at !== end.at + 1 || line.length >= LETTERS) return false
        const before = /\S*$/.exec(node.data.slice(0, next.at))?.[0] ?? ''
        const word = before + (/^\S*/.exec(node.data.slice(next.at))?.[0] ?? '')
        return !/[@./:]|\p{Script=Han}/u.test(word)
      })
    }
    function describe(node: Text): string {
      const names: string[] = []
      for (let at = node.parentElement; at && names.length < 4; at = at.parentElement)
        names.unshift(`${at.localName}.${at.getAttribute('class')?.split(' ').at(-1) ?? ''}`)
      return `"${node.data.trim().slice(0, 40)}" in ${names.join(' > ')}`
    }

    const parts: { box: Box; layer: Element | null; node: Text }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const element = node.parentElement
      // Where marks lie on a map, the map decides.
      if (!element?.checkVisibility(seen) || element.closest('.leaflet-marker-pane')) continue
      const clip = clipOf(element)
      const letters = clip.isHidden ? [] : lettersOf(node)
      if (letters.length === 0) continue
      const isUpright = getComputedStyle(element).writingMode !== 'horizontal-tb'
      if (isCut(letters, clip)) faults.add(`cut: ${describe(node)}`)
      if (!isUpright && isBroken(letters, node)) faults.add(`broken: ${describe(node)}`)
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = meet(rect, clip.shown)
        if (widthOf(box) > 2 && heightOf(box) > 2) parts.push({ box, layer: clip.layer, node })
      }
    }
    parts.sort((a, b) => a.box.top - b.box.top)
    for (const [index, a] of parts.entries())
      for (const b of parts.slice(index + 1)) {
        if (b.box.top >= a.box.bottom) break
        const both = meet(a.box, b.box)
        const low = Math.min(heightOf(a.box), heightOf(b.box))
        const isOver = a.layer === b.layer && a.node !== b.node
        if (isOver && widthOf(both) > 3 && heightOf(both) > low * 0.4)
          faults.add(`over each other: ${describe(a.node)} and ${describe(b.node)}`)
      }
    return [...faults]
  })
