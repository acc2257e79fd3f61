/**
 * Tells the server that somebody looks at the page, when the page names an address for it. The owner's token,
 * if this browser keeps one, is sent along so that their own views are left out. A page that a browser loads
 * ahead counts when it is shown; one in a frame never.
 */
export const viewScript = `(()=>{let d=document,u=d.currentScript.dataset.views;if(!u||top!==self)return;let c=()=>{let h={"Content-Type":"application/json"};try{let t=localStorage.getItem("auth_token");if(t)h.Authorization="Bearer "+t}catch{}fetch(u,{method:"POST",keepalive:!0,headers:h,body:JSON.stringify({path:location.pathname,referrer:d.referrer})}).catch(()=>{})};d.prerendering?d.addEventListener("prerenderingchange",c,{once:!0}):c()})();\n`;
