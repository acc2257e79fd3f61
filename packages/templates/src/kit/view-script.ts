/**
 * Tells the server that somebody looks at the page, when the page names an address for it. It stands in a
 * sandbox and may send only what any page may: text, without waiting for an answer. A page that a browser loads
 * ahead counts when it is shown; one in a frame never.
 */
export const viewScript = `(()=>{let d=document,u=d.currentScript.dataset.views;if(!u||top!==self)return;let c=()=>{fetch(u,{method:"POST",mode:"no-cors",keepalive:!0,body:JSON.stringify({path:location.pathname,referrer:d.referrer})}).catch(()=>{})};d.prerendering?d.addEventListener("prerenderingchange",c,{once:!0}):c()})();\n`;
