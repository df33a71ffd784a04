// Detects local parts that look like random keystrokes. A heuristic: it may only lower a score.

/** Letter pairs that are rare in names of languages with Latin script. */
const RARE_PAIRS = new Set(
  `bq bx cj cv cx dx fq fx fz gq gx hx jb jc jd jf jg jh jj jl jm jn jp jq jr js jt jv jw jx jy jz kq kx kz lx mq mx mz
  pq pv px qb qc qd qe qf qg qh qj qk ql qm qn qo qp qr qs qt qv qw qx qy qz sx tq vb vc vf vg vh vj vk vm vn vp vq vt vw
  vx vz wq wv wx wz xb xd xf xg xh xj xk xl xm xn xq xr xs xv xw xz yq zb zf zg zj zq zx`
    .trim()
    .split(/\s+/),
)
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890']
/** Minimum length of a run along a keyboard row. */
const MIN_RUN = 5
/** Shorter words are not judged. */
const MIN_LETTERS = 6
const MAX_CONSONANTS = 6
/** Maximum number of changes between letters and digits in one word. */
const MAX_CHANGES = 3

/** Whether a local part looks random. */
export function isGibberish(local: string): boolean {
  const [name = ''] = local.toLowerCase().split('+')
  return name.split(/[._-]/).some(isNoise)
}

function isNoise(word: string): boolean {
  if (ROWS.some((row) => hasRun(word, row) || hasRun(word, [...row].reverse().join('')))) return true
  const changes = word.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0
  if (changes > MAX_CHANGES) return true
  const letters = word.replace(/[^a-z]/g, '')
  if (letters.length < MIN_LETTERS) return false
  if (new RegExp(`[bcdfghjklmnpqrstvwxz]{${MAX_CONSONANTS},}`).test(letters)) return true
  const rare = [...letters].filter((letter, index) => RARE_PAIRS.has(letter + (letters[index + 1] ?? ''))).length
  return rare / letters.length > 0.15
}

function hasRun(word: string, row: string): boolean {
  for (let start = 0; start + MIN_RUN <= row.length; start++)
    if (word.includes(row.slice(start, start + MIN_RUN))) return true
  return false
}
