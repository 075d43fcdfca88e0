/**
 * The least that shows a month of sessions: seven columns, a link for each session with its time,
 * name and colour. Runs in the browser,
 * where it has nothing but the document.
 */
export function drawBareMonth(sessions: number): void {
  const colours = ['#d3ecee', '#d7e8fb', '#fde3cf', '#daf0d8', '#ebe0fa']
  const grid = document.createElement('div')
  grid.style.cssText =
    'display:grid;grid-template-columns:repeat(7,minmax(0,1fr));font:12px sans-serif'
  const days = Array.from({ length: 42 }, (_, day) => {
    const cell = document.createElement('div')
    cell.style.cssText = 'border:1px solid #ccc;min-height:128px'
    cell.append(String(1 + (day % 31)))
    grid.append(cell)
    return cell
  })
  for (let n = 0; n < sessions; n++) {
    const link = document.createElement('a')
    link.href = `/session/${n}`
    link.style.cssText =
      'display:block;overflow:hidden;white-space:nowrap;' +
      `background:${colours[n % colours.length]}`
    link.textContent = `06:00 Bench ${n}`
    days[2 + (n % 26)]?.append(link)
  }
  document.querySelector('main')?.replaceChildren(grid)
}
