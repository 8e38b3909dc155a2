/** All that the ticket wears: the shop's colours in the phone's own letters. */
export const ticketStyles = `
:root{color-scheme:light dark;--canvas:oklch(.977 .005 85);--surface:oklch(1 0 0);--ink:oklch(.235 .055 266);--muted:oklch(.47 .028 266);--line:oklch(.905 .009 85);--band:oklch(.235 .068 266);--action:oklch(.52 .235 263);--soft:oklch(.955 .02 263);--link:oklch(.5 .225 263);--success:oklch(.495 .125 152);--danger:oklch(.525 .2 27)}
@media (prefers-color-scheme:dark){:root{--canvas:oklch(.19 .03 266);--surface:oklch(.235 .035 266);--ink:oklch(.96 .006 85);--muted:oklch(.78 .02 266);--line:oklch(.35 .035 266);--band:oklch(.15 .04 266);--soft:oklch(.29 .06 264);--link:oklch(.78 .12 262);--success:oklch(.8 .13 155);--danger:oklch(.77 .13 25)}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;justify-content:space-between;gap:1rem;padding:.25rem max(1rem,calc(50vw - 20rem));background:var(--band)}
header a{display:inline-flex;align-items:center;min-height:44px;color:#fff;font-weight:600;text-decoration:none}
main{display:grid;gap:1.25rem;max-width:42rem;margin:auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.25;text-wrap:balance}
h2{margin-bottom:.5rem;font-size:1rem}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.state{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;color:var(--muted);font-size:.9rem}
.state b{padding:.15rem .6rem;border-radius:6px;background:var(--soft);color:var(--link)}
.state b[data-status=COMPLETADA]{color:var(--success)}
.state b[data-status=CANCELADA],.failure{color:var(--danger)}
section,dl,.failure{padding:1rem 1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.text{white-space:pre-line}
dl{display:grid;gap:.75rem}
dt,time{color:var(--muted);font-size:.9rem}
dd{margin:0;font-weight:600}
.quote{border:2px solid var(--action)}
.quote>p+p,form>p+p{margin-top:.5rem}
.amount{font-size:1.75rem;font-weight:700;font-variant-numeric:tabular-nums;text-align:start}
[dir=rtl] .amount{text-align:right}
.choice{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
.choice>*{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 1.25rem;border:1px solid var(--muted);border-radius:10px;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.choice>.main,.choice>button{border-color:var(--action);background:var(--action);color:#fff}
ol{padding:0;list-style:none}
li{display:grid;padding-block:.6rem}
li+li{border-top:1px solid var(--line)}
`.replaceAll('\n', '')
