import { NextResponse, type NextRequest } from 'next/server';

/** The one style sheet that comes from a script: that of the library which moves and enlarges the map, empty before it is filled. */
export const MAP_STYLES = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='";

/** Gives every page a content policy with a fresh nonce for Next's own scripts. Styles are in files; React sets single ones in a way that no policy minds. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (!readable(pathname)) return NextResponse.json({ trouble: 'wrong_form', detail: 'the address is not well encoded' }, { status: 400 });
  if (pathname.startsWith('/api/')) return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const developing = process.env.NODE_ENV === 'development';
  const scripts = developing ? `'self' 'nonce-${nonce}' 'unsafe-eval'` : `'self' 'nonce-${nonce}' 'strict-dynamic'`;
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    developing ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${MAP_STYLES}`,
    // The workbench draws its parts on the server, with the colours of the companies in attributes.
    ...(pathname === '/workbench' ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Whether an address can be decoded; Next breaks over one that cannot. */
function readable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

export const config = { matcher: ['/((?!rules|_next/static|_next/image|favicon.ico|icon.svg).*)'] };
