import { chromium } from 'playwright-core'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader','--disable-background-networking']})
const p=await b.newPage(); p.on('console',m=>console.log(m.type(),m.text().slice(0,300))); p.on('pageerror',e=>console.log('ERR',e.message)); p.on('response',r=>{ if(r.status()>=400) console.log(r.status(),r.url())}); p.on('requestfailed',r=>console.log('failed',r.url(),r.failure()?.errorText)); p.on('worker',w=>console.log('worker',w.url()))
await p.goto('http://localhost:3111/player/'); for(let i=0;i<8;i++){ await p.waitForTimeout(2500); console.log(i,(await p.innerText('body')).replace(/\n/g,' | ').slice(0,160)) }
await b.close()
