// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, the pages of crawls, and pages that it keeps for wallets.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

/// A page that a wallet had read. Its text is a document of the kit.
model ReadPage {
  /// A UUID.
  id        String   @id
  /// @kyselyType(WalletAddress)
  owner     String
  /// Where it was found, redirects followed.
  url       String
  title     String?
  /// Whether its scripts were run; null where the provider does not say.
  rendered  Boolean?
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([owner, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@map("read_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// A router or subgraph process that works on rows of this database, and when it last said so.
model Process {
  /// Also in the rows on which it holds a lease.
  id      String   @id @db.Uuid
  /// Of the database's clock; \`-infinity\` once the process has ended by itself.
  seenAt  DateTime @map("seen_at") @db.Timestamptz(3)
  /// Names by which it locks jobs of graphile-worker.
  workers String[]

  @@map("process")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
  @@schema("kit")
}

/// A router's token that a subgraph in a process of its own has accepted: all processes of the subgraph accept it once.
model UsedToken {
  /// Its unique id.
  jti       String   @id
  /// After this the token is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_token")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
  @@schema("kit")
}

/// A file that a service keeps for a wallet for a while, and that other services use for that wallet: a page that is mailed.
model KeptDocument {
  /// The type of the node whose content it is, such as \`Page\`.
  type        String
  /// The natural key of that node.
  key         String
  /// @kyselyType(ServiceName)
  service     String
  /// @kyselyType(WalletAddress)
  owner       String
  filename    String
  contentType String   @map("content_type")
  /// Bytes.
  size        Int
  /// In the service's own part of the store.
  blobKey     String   @map("blob_key")
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([type, key])
  @@map("document")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// The process that holds the lease, or held the last one.
  leasedBy   String?   @map("leased_by") @db.Uuid
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// The installation that this database is of, in one row, which the migration inserts: processes compare its id.
model Installation {
  id     String  @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// True in the one row.
  isOnly Boolean @unique @default(true) @map("is_only")

  @@map("installation")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger. Partitioned by month, by the time in
/// its id (UUIDv7); no index names a column that changes as it moves on. What only its first day needs is in the tables below.
model Payment {
  id              String                       @id @db.Uuid
  createdAt       DateTime                     @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime                     @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime?                    @map("settled_at") @db.Timestamptz(3)
  /// When the credential can no longer be settled.
  validBefore     DateTime                     @map("valid_before") @db.Timestamptz(3)
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?                      @map("organization_id") @db.Uuid
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?                         @map("transaction_log")
  /// Status of the answer; null while there is none.
  answerStatus    Int?                         @map("answer_status")
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean                      @default(false)
  /// Whether less than its amount was charged, or something was given back.
  isShort         Boolean                      @default(false) @map("is_short")
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String                       @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal                      @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?                     @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?                     @map("settled_amount") @db.Decimal(78, 0)
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?                     @db.Decimal(78, 0)
  transactionHash String?                      @map("transaction_hash")
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?                      @map("resource_url")
  requestId       String                       @map("request_id")
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// Every state it has been in, in order, with reason and time; the view payment_transition has a row for each.
  steps           Unsupported("ledger.step")[]

  disbursements Disbursement[]

  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// The credential of a payment as it came, which is unique. Removed when it can neither be executed nor be repeated for its answer.
model PaymentCredential {
  paymentId      String   @id @map("payment_id") @db.Uuid
  validBefore    DateTime @map("valid_before") @db.Timestamptz(3)
  scheme         String
  network        String
  payer          String
  nonce          String
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey String?  @map("idempotency_key")
  credentialHash Bytes    @map("credential_hash")
  requestHash    Bytes    @map("request_hash")
  /// So that a recovering worker can settle it.
  payload        Json
  /// What the credential was checked against.
  requirements   Json

  @@unique([scheme, network, payer, nonce])
  @@map("credential")
  @@schema("ledger")
}

/// A payment that is worked on, that may still arrive after it failed, or that settled a moment ago.
model OpenPayment {
  paymentId  String    @id @map("payment_id") @db.Uuid
  reservedAt DateTime  @default(now()) @map("reserved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil DateTime  @map("lease_until") @db.Timestamptz(3)
  settledAt  DateTime? @map("settled_at") @db.Timestamptz(3)
  /// Whether something is still to be done. If not, it only counts against balances that were read before it settled.
  isDue      Boolean   @default(true) @map("is_due")
  /// As in the payment's row.
  state      String
  /// The process that holds the lease.
  owner      String
  payer      String
  network    String
  asset      String
  /// What it was reserved for; once settled, what it took.
  amount     Decimal   @db.Decimal(78, 0)
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey    Bytes?    @map("open_key")

  @@index([payer])
  @@map("open_payment")
  @@schema("ledger")
}

/// The answer of a payment, for repeated requests. Removed after a day.
model PaymentAnswer {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json
  body      Bytes

  @@map("answer")
  @@schema("ledger")
}

/// Headers that tell what was paid, as they were first sent. Removed with the answer.
model PaymentReceipt {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json

  @@map("receipt")
  @@schema("ledger")
}

/// One priced field of a payment's bill. Partitioned like the payments.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  units     Int
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  /// The process that holds the lease, or held the last one.
  leasedBy        String?   @map("leased_by") @db.Uuid
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)
  /// Whether a payment is known to name it: such a basis is kept.
  isNamed       Boolean  @default(false) @map("is_named")

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([wallet, id])
  @@index([messageId])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  /// When the print company was last asked to print it.
  sentAt          DateTime?       @map("sent_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@index([pictureId, createdAt(sort: Desc), id])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String    @id
  /// The client's own name for it: the same one again is the same order.
  externalId String    @unique @map("external_id")
  payload    Json
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  /// When it was sent to production; null for a draft.
  sentAt     DateTime? @map("sent_at") @db.Timestamptz(3)
  canceledAt DateTime? @map("canceled_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, codes of hotels whose
// company has none, and the orders of the embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// Our code of a hotel at a company whose own ids are longer than the eight characters of the contract. Rows stay: callers
/// keep codes.
model TravelHotelCode {
  /// \`XX\`, then six letters and digits.
  hotelId         String @id @map("hotel_id")
  /// The company's id of the hotel.
  accommodationId String @unique @map("accommodation_id")

  @@map("hotel_code")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@index([sourceId])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"Process":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"workers","kind":"scalar","type":"String"}],"dbName":"process","schema":"kit"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Installation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"isOnly","kind":"scalar","type":"Boolean","dbName":"is_only"}],"dbName":"installation","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"isShort","kind":"scalar","type":"Boolean","dbName":"is_short"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentCredential":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"}],"dbName":"credential","schema":"ledger"},"OpenPayment":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"isDue","kind":"scalar","type":"Boolean","dbName":"is_due"},{"name":"state","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"}],"dbName":"open_payment","schema":"ledger"},"PaymentAnswer":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"Bytes"}],"dbName":"answer","schema":"ledger"},"PaymentReceipt":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"}],"dbName":"receipt","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"units","kind":"scalar","type":"Int"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"}],"dbName":"payment_line","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"isNamed","kind":"scalar","type":"Boolean","dbName":"is_named"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"TravelHotelCode":{"fields":[{"name":"hotelId","kind":"scalar","type":"String","dbName":"hotel_id"},{"name":"accommodationId","kind":"scalar","type":"String","dbName":"accommodation_id"}],"dbName":"hotel_code","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","Process.findUnique","Process.findUniqueOrThrow","Process.findFirst","Process.findFirstOrThrow","Process.findMany","Process.createOne","Process.createMany","Process.createManyAndReturn","Process.updateOne","Process.updateMany","Process.updateManyAndReturn","Process.upsertOne","Process.deleteOne","Process.deleteMany","Process.groupBy","Process.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","Installation.findUnique","Installation.findUniqueOrThrow","Installation.findFirst","Installation.findFirstOrThrow","Installation.findMany","Installation.createOne","Installation.createMany","Installation.createManyAndReturn","Installation.updateOne","Installation.updateMany","Installation.updateManyAndReturn","Installation.upsertOne","Installation.deleteOne","Installation.deleteMany","Installation.groupBy","Installation.aggregate","payment","disbursement","lines","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentCredential.findUnique","PaymentCredential.findUniqueOrThrow","PaymentCredential.findFirst","PaymentCredential.findFirstOrThrow","PaymentCredential.findMany","PaymentCredential.createOne","PaymentCredential.createMany","PaymentCredential.createManyAndReturn","PaymentCredential.updateOne","PaymentCredential.updateMany","PaymentCredential.updateManyAndReturn","PaymentCredential.upsertOne","PaymentCredential.deleteOne","PaymentCredential.deleteMany","PaymentCredential.groupBy","PaymentCredential.aggregate","OpenPayment.findUnique","OpenPayment.findUniqueOrThrow","OpenPayment.findFirst","OpenPayment.findFirstOrThrow","OpenPayment.findMany","OpenPayment.createOne","OpenPayment.createMany","OpenPayment.createManyAndReturn","OpenPayment.updateOne","OpenPayment.updateMany","OpenPayment.updateManyAndReturn","OpenPayment.upsertOne","OpenPayment.deleteOne","OpenPayment.deleteMany","OpenPayment.groupBy","OpenPayment.aggregate","PaymentAnswer.findUnique","PaymentAnswer.findUniqueOrThrow","PaymentAnswer.findFirst","PaymentAnswer.findFirstOrThrow","PaymentAnswer.findMany","PaymentAnswer.createOne","PaymentAnswer.createMany","PaymentAnswer.createManyAndReturn","PaymentAnswer.updateOne","PaymentAnswer.updateMany","PaymentAnswer.updateManyAndReturn","PaymentAnswer.upsertOne","PaymentAnswer.deleteOne","PaymentAnswer.deleteMany","PaymentAnswer.groupBy","PaymentAnswer.aggregate","PaymentReceipt.findUnique","PaymentReceipt.findUniqueOrThrow","PaymentReceipt.findFirst","PaymentReceipt.findFirstOrThrow","PaymentReceipt.findMany","PaymentReceipt.createOne","PaymentReceipt.createMany","PaymentReceipt.createManyAndReturn","PaymentReceipt.updateOne","PaymentReceipt.updateMany","PaymentReceipt.updateManyAndReturn","PaymentReceipt.upsertOne","PaymentReceipt.deleteOne","PaymentReceipt.deleteMany","PaymentReceipt.groupBy","PaymentReceipt.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","TravelHotelCode.findUnique","TravelHotelCode.findUniqueOrThrow","TravelHotelCode.findFirst","TravelHotelCode.findFirstOrThrow","TravelHotelCode.findMany","TravelHotelCode.createOne","TravelHotelCode.createMany","TravelHotelCode.createManyAndReturn","TravelHotelCode.updateOne","TravelHotelCode.updateMany","TravelHotelCode.updateManyAndReturn","TravelHotelCode.upsertOne","TravelHotelCode.deleteOne","TravelHotelCode.deleteMany","TravelHotelCode.groupBy","TravelHotelCode.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","hotelId","accommodationId","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","isNamed","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","leasedBy","units","delivered","path","field","service","charged","settle","outcome","paymentId_position","headers","body","reservedAt","settledAt","isDue","network","asset","openKey","validBefore","scheme","nonce","idempotencyKey","credentialHash","requestHash","requirements","scheme_network_payer_nonce","organizationId","transactionLog","answerStatus","retold","isShort","protocol","payTo","chargeAmount","settledAmount","balance","method","resourceUrl","requestId","basis","disbursementId_position","paymentId_key","isOnly","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","seenAt","workers","has","hasEvery","hasSome","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","at","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "6Rn_BawKCdQKAAC3EwAw1QoAAAQAENYKAAC3EwAwjgsAALgT7Q0izgsBANEQACHnDQEA0RAAIeoNAQDREAAh6w1AANIQACHtDQAAuRMAIAEAAAABACABAAAAAQAgCNQKAAC3EwAw1QoAAAQAENYKAAC3EwAwjgsAALgT7Q0izgsBANEQACHnDQEA0RAAIeoNAQDREAAh6w1AANIQACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBY4LAAAA7Q0CzgsBAAAAAecNAQAAAAHqDQEAAAAB6w1AAAAAAQEIAAAJACAFjgsAAADtDQLOCwEAAAAB5w0BAAAAAeoNAQAAAAHrDUAAAAABAQgAAAsAMAEIAAALADAFjgsAAPgY7Q0izgsBAMATACHnDQEAwBMAIeoNAQDAEwAh6w1AAMETACECAAAAAQAgCAAADgAgBY4LAAD4GO0NIs4LAQDAEwAh5w0BAMATACHqDQEAwBMAIesNQADBEwAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAA9RgAIBYAAPcYACAXAAD2GAAgCNQKAACzEwAw1QoAABcAENYKAACzEwAwjgsAALQT7Q0izgsBAMYQACHnDQEAxhAAIeoNAQDGEAAh6w1AAMcQACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAfUCgAAshMAMNUKAAAdABDWCgAAshMAMMcLAQAAAAHOCwEA0RAAIecNAQDREAAh6w1AANIQACEBAAAAGgAgAQAAABoAIAfUCgAAshMAMNUKAAAdABDWCgAAshMAMMcLAQDREAAhzgsBANEQACHnDQEA0RAAIesNQADSEAAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIATHCwEAAAABzgsBAAAAAecNAQAAAAHrDUAAAAABAQgAACIAIATHCwEAAAABzgsBAAAAAecNAQAAAAHrDUAAAAABAQgAACQAMAEIAAAkADAExwsBAMATACHOCwEAwBMAIecNAQDAEwAh6w1AAMETACECAAAAGgAgCAAAJwAgBMcLAQDAEwAhzgsBAMATACHnDQEAwBMAIesNQADBEwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAA8hgAIBYAAPQYACAXAADzGAAgB9QKAACxEwAw1QoAADAAENYKAACxEwAwxwsBAMYQACHOCwEAxhAAIecNAQDGEAAh6w1AAMcQACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIArUCgAArxMAMNUKAAA2ABDWCgAArxMAMNcKBAAAAAGOCwEA0RAAIc4LAQDREAAh5g1AANIQACHnDQEA0RAAIekNAACwE-kNIuoNAQDREAAhAQAAADMAIAEAAAAzACAK1AoAAK8TADDVCgAANgAQ1goAAK8TADDXCgQAgREAIY4LAQDREAAhzgsBANEQACHmDUAA0hAAIecNAQDREAAh6Q0AALAT6Q0i6g0BANEQACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB9cKBAAAAAGOCwEAAAABzgsBAAAAAeYNQAAAAAHnDQEAAAAB6Q0AAADpDQLqDQEAAAABAQgAADsAIAfXCgQAAAABjgsBAAAAAc4LAQAAAAHmDUAAAAAB5w0BAAAAAekNAAAA6Q0C6g0BAAAAAQEIAAA9ADABCAAAPQAwB9cKBADZEwAhjgsBAMATACHOCwEAwBMAIeYNQADBEwAh5w0BAMATACHpDQAA8RjpDSLqDQEAwBMAIQIAAAAzACAIAABAACAH1woEANkTACGOCwEAwBMAIc4LAQDAEwAh5g1AAMETACHnDQEAwBMAIekNAADxGOkNIuoNAQDAEwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA7BgAIBYAAO8YACAXAADuGAAgOAAA7RgAIDkAAPAYACAK1AoAAKsTADDVCgAASQAQ1goAAKsTADDXCgQA6RAAIY4LAQDGEAAhzgsBAMYQACHmDUAAxxAAIecNAQDGEAAh6Q0AAKwT6Q0i6g0BAMYQACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAjUCgAAqhMAMNUKAABPABDWCgAAqhMAMNQMQADSEAAhvg0CAAAAAeMNBACBEQAh5A0EAIIRACHlDQABhBIAIQEAAABMACABAAAATAAgCNQKAACqEwAw1QoAAE8AENYKAACqEwAw1AxAANIQACG-DQIA0BAAIeMNBACBEQAh5A0EAIIRACHlDQABhBIAIQLkDQAAxRMAIOUNAADFEwAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBdQMQAAAAAG-DQIAAAAB4w0EAAAAAeQNBAAAAAHlDQABAAABAQgAAFQAIAXUDEAAAAABvg0CAAAAAeMNBAAAAAHkDQQAAAAB5Q0AAQAAAQEIAABWADABCAAAVgAwBdQMQADBEwAhvg0CAL8TACHjDQQA2RMAIeQNBADbEwAh5Q0AAakWACECAAAATAAgCAAAWQAgBdQMQADBEwAhvg0CAL8TACHjDQQA2RMAIeQNBADbEwAh5Q0AAakWACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAADnGAAgFgAA6hgAIBcAAOkYACA4AADoGAAgOQAA6xgAIOQNAADFEwAg5Q0AAMUTACAI1AoAAKkTADDVCgAAYgAQ1goAAKkTADDUDEAAxxAAIb4NAgDFEAAh4w0EAOkQACHkDQQA7BAAIeUNAAGAEgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQ1AoAAKcTADDVCgAAaAAQ1goAAKcTADC5CwIA0BAAIZQNAAH-EQAhvg0CANAQACHADQIA0BAAIdMNEACDEQAh2w0EAIERACHcDQAB_hEAId0NQADSEAAh3g0AAf4RACHfDRAAgxEAIeANEAC9EQAh4Q0gAIwRACHiDQAAqBMAIAEAAABlACABAAAAZQAgD9QKAACnEwAw1QoAAGgAENYKAACnEwAwuQsCANAQACGUDQAB_hEAIb4NAgDQEAAhwA0CANAQACHTDRAAgxEAIdsNBACBEQAh3A0AAf4RACHdDUAA0hAAId4NAAH-EQAh3w0QAIMRACHgDRAAvREAIeENIACMEQAhAeANAADFEwAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDLkLAgAAAAGUDQABAAABvg0CAAAAAcANAgAAAAHTDRAAAAAB2w0EAAAAAdwNAAEAAAHdDUAAAAAB3g0AAQAAAd8NEAAAAAHgDRAAAAAB4Q0gAAAAAQEIAABtACAMuQsCAAAAAZQNAAEAAAG-DQIAAAABwA0CAAAAAdMNEAAAAAHbDQQAAAAB3A0AAQAAAd0NQAAAAAHeDQABAAAB3w0QAAAAAeANEAAAAAHhDSAAAAABAQgAAG8AMAEIAABvADAMuQsCAL8TACGUDQABoxYAIb4NAgC_EwAhwA0CAL8TACHTDRAA7BMAIdsNBADZEwAh3A0AAaMWACHdDUAAwRMAId4NAAGjFgAh3w0QAOwTACHgDRAAthQAIeENIADjEwAhAgAAAGUAIAgAAHIAIAy5CwIAvxMAIZQNAAGjFgAhvg0CAL8TACHADQIAvxMAIdMNEADsEwAh2w0EANkTACHcDQABoxYAId0NQADBEwAh3g0AAaMWACHfDRAA7BMAIeANEAC2FAAh4Q0gAOMTACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADiGAAgFgAA5RgAIBcAAOQYACA4AADjGAAgOQAA5hgAIOANAADFEwAgD9QKAACmEwAw1QoAAHsAENYKAACmEwAwuQsCAMUQACGUDQAB-hEAIb4NAgDFEAAhwA0CAMUQACHTDRAA-hAAIdsNBADpEAAh3A0AAfoRACHdDUAAxxAAId4NAAH6EQAh3w0QAPoQACHgDRAAsxEAIeENIAD1EAAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAT1AoAAKQTADDVCgAAgQEAENYKAACkEwAwjQwAAYQSACGmDAQAgREAIcIMAAH-EQAhyQwQAIMRACGUDQAB_hEAIb4NAgDQEAAhww0EAIERACHPDQAB_hEAIdINBACBEQAh0w0EAIERACHVDQIA0BAAIdYNEACDEQAh1w0AAYQSACHYDQQAgREAIdkNIACMEQAh2g0AAKUTACABAAAAfgAgAQAAAH4AIBLUCgAApBMAMNUKAACBAQAQ1goAAKQTADCNDAABhBIAIaYMBACBEQAhwgwAAf4RACHJDBAAgxEAIZQNAAH-EQAhvg0CANAQACHDDQQAgREAIc8NAAH-EQAh0g0EAIERACHTDQQAgREAIdUNAgDQEAAh1g0QAIMRACHXDQABhBIAIdgNBACBEQAh2Q0gAIwRACECjQwAAMUTACDXDQAAxRMAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA-NDAABAAABpgwEAAAAAcIMAAEAAAHJDBAAAAABlA0AAQAAAb4NAgAAAAHDDQQAAAABzw0AAQAAAdINBAAAAAHTDQQAAAAB1Q0CAAAAAdYNEAAAAAHXDQABAAAB2A0EAAAAAdkNIAAAAAEBCAAAhgEAIA-NDAABAAABpgwEAAAAAcIMAAEAAAHJDBAAAAABlA0AAQAAAb4NAgAAAAHDDQQAAAABzw0AAQAAAdINBAAAAAHTDQQAAAAB1Q0CAAAAAdYNEAAAAAHXDQABAAAB2A0EAAAAAdkNIAAAAAEBCAAAiAEAMAEIAACIAQAwD40MAAGpFgAhpgwEANkTACHCDAABoxYAIckMEADsEwAhlA0AAaMWACG-DQIAvxMAIcMNBADZEwAhzw0AAaMWACHSDQQA2RMAIdMNBADZEwAh1Q0CAL8TACHWDRAA7BMAIdcNAAGpFgAh2A0EANkTACHZDSAA4xMAIQIAAAB-ACAIAACLAQAgD40MAAGpFgAhpgwEANkTACHCDAABoxYAIckMEADsEwAhlA0AAaMWACG-DQIAvxMAIcMNBADZEwAhzw0AAaMWACHSDQQA2RMAIdMNBADZEwAh1Q0CAL8TACHWDRAA7BMAIdcNAAGpFgAh2A0EANkTACHZDSAA4xMAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADdGAAgFgAA4BgAIBcAAN8YACA4AADeGAAgOQAA4RgAII0MAADFEwAg1w0AAMUTACAS1AoAAKMTADDVCgAAlAEAENYKAACjEwAwjQwAAYASACGmDAQA6RAAIcIMAAH6EQAhyQwQAPoQACGUDQAB-hEAIb4NAgDFEAAhww0EAOkQACHPDQAB-hEAIdINBADpEAAh0w0EAOkQACHVDQIAxRAAIdYNEAD6EAAh1w0AAYASACHYDQQA6RAAIdkNIAD1EAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBHUCgAAoRMAMNUKAACaAQAQ1goAAKETADCOCwEA0RAAIZgLAAH-EQAhiQwCANAQACGNDAABhBIAIckMEACDEQAh8AwBANwQACG-DQIA0BAAIcMNBACBEQAhxA0CANAQACHPDQAB_hEAIdENAQDREAAh0g0EAIERACHTDQQAgREAIdQNAACiEwAgAQAAAJcBACABAAAAlwEAIBDUCgAAoRMAMNUKAACaAQAQ1goAAKETADCOCwEA0RAAIZgLAAH-EQAhiQwCANAQACGNDAABhBIAIckMEACDEQAh8AwBANwQACG-DQIA0BAAIcMNBACBEQAhxA0CANAQACHPDQAB_hEAIdENAQDREAAh0g0EAIERACHTDQQAgREAIQKNDAAAxRMAIPAMAADFEwAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDY4LAQAAAAGYCwABAAABiQwCAAAAAY0MAAEAAAHJDBAAAAAB8AwBAAAAAb4NAgAAAAHDDQQAAAABxA0CAAAAAc8NAAEAAAHRDQEAAAAB0g0EAAAAAdMNBAAAAAEBCAAAnwEAIA2OCwEAAAABmAsAAQAAAYkMAgAAAAGNDAABAAAByQwQAAAAAfAMAQAAAAG-DQIAAAABww0EAAAAAcQNAgAAAAHPDQABAAAB0Q0BAAAAAdINBAAAAAHTDQQAAAABAQgAAKEBADABCAAAoQEAMA2OCwEAwBMAIZgLAAGjFgAhiQwCAL8TACGNDAABqRYAIckMEADsEwAh8AwBAMkTACG-DQIAvxMAIcMNBADZEwAhxA0CAL8TACHPDQABoxYAIdENAQDAEwAh0g0EANkTACHTDQQA2RMAIQIAAACXAQAgCAAApAEAIA2OCwEAwBMAIZgLAAGjFgAhiQwCAL8TACGNDAABqRYAIckMEADsEwAh8AwBAMkTACG-DQIAvxMAIcMNBADZEwAhxA0CAL8TACHPDQABoxYAIdENAQDAEwAh0g0EANkTACHTDQQA2RMAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAANgYACAWAADbGAAgFwAA2hgAIDgAANkYACA5AADcGAAgjQwAAMUTACDwDAAAxRMAIBDUCgAAoBMAMNUKAACtAQAQ1goAAKATADCOCwEAxhAAIZgLAAH6EQAhiQwCAMUQACGNDAABgBIAIckMEAD6EAAh8AwBANcQACG-DQIAxRAAIcMNBADpEAAhxA0CAMUQACHPDQAB-hEAIdENAQDGEAAh0g0EAOkQACHTDQQA6RAAIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgENQKAACeEwAw1QoAALMBABDWCgAAnhMAMJgLAAH-EQAhjQwAAf4RACHJDBAAgxEAIb4NAgDQEAAhwg0AAf4RACHDDQQAgREAIcQNAgDQEAAhyQ0AAJsTyQ0iyg0QAIMRACHNDQIA0BAAIc4NAgDQEAAhzw0AAf4RACHQDQAAnxMAIAEAAACwAQAgAQAAALABACAP1AoAAJ4TADDVCgAAswEAENYKAACeEwAwmAsAAf4RACGNDAAB_hEAIckMEACDEQAhvg0CANAQACHCDQAB_hEAIcMNBACBEQAhxA0CANAQACHJDQAAmxPJDSLKDRAAgxEAIc0NAgDQEAAhzg0CANAQACHPDQAB_hEAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMmAsAAQAAAY0MAAEAAAHJDBAAAAABvg0CAAAAAcINAAEAAAHDDQQAAAABxA0CAAAAAckNAAAAyQ0Cyg0QAAAAAc0NAgAAAAHODQIAAAABzw0AAQAAAQEIAAC4AQAgDJgLAAEAAAGNDAABAAAByQwQAAAAAb4NAgAAAAHCDQABAAABww0EAAAAAcQNAgAAAAHJDQAAAMkNAsoNEAAAAAHNDQIAAAABzg0CAAAAAc8NAAEAAAEBCAAAugEAMAEIAAC6AQAwDJgLAAGjFgAhjQwAAaMWACHJDBAA7BMAIb4NAgC_EwAhwg0AAaMWACHDDQQA2RMAIcQNAgC_EwAhyQ0AANIYyQ0iyg0QAOwTACHNDQIAvxMAIc4NAgC_EwAhzw0AAaMWACECAAAAsAEAIAgAAL0BACAMmAsAAaMWACGNDAABoxYAIckMEADsEwAhvg0CAL8TACHCDQABoxYAIcMNBADZEwAhxA0CAL8TACHJDQAA0hjJDSLKDRAA7BMAIc0NAgC_EwAhzg0CAL8TACHPDQABoxYAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAANMYACAWAADWGAAgFwAA1RgAIDgAANQYACA5AADXGAAgD9QKAACdEwAw1QoAAMYBABDWCgAAnRMAMJgLAAH6EQAhjQwAAfoRACHJDBAA-hAAIb4NAgDFEAAhwg0AAfoRACHDDQQA6RAAIcQNAgDFEAAhyQ0AAJcTyQ0iyg0QAPoQACHNDQIAxRAAIc4NAgDFEAAhzw0AAfoRACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAvUCgAAmhMAMNUKAADMAQAQ1goAAJoTADDtCwAB_hEAIbUMEACDEQAhvg0CANAQACHCDQAB_hEAIckNAACbE8kNIsoNEACDEQAhyw0CANAQACHMDQAAnBMAIAEAAADJAQAgAQAAAMkBACAK1AoAAJoTADDVCgAAzAEAENYKAACaEwAw7QsAAf4RACG1DBAAgxEAIb4NAgDQEAAhwg0AAf4RACHJDQAAmxPJDSLKDRAAgxEAIcsNAgDQEAAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAftCwABAAABtQwQAAAAAb4NAgAAAAHCDQABAAAByQ0AAADJDQLKDRAAAAAByw0CAAAAAQEIAADRAQAgB-0LAAEAAAG1DBAAAAABvg0CAAAAAcINAAEAAAHJDQAAAMkNAsoNEAAAAAHLDQIAAAABAQgAANMBADABCAAA0wEAMAftCwABoxYAIbUMEADsEwAhvg0CAL8TACHCDQABoxYAIckNAADSGMkNIsoNEADsEwAhyw0CAL8TACECAAAAyQEAIAgAANYBACAH7QsAAaMWACG1DBAA7BMAIb4NAgC_EwAhwg0AAaMWACHJDQAA0hjJDSLKDRAA7BMAIcsNAgC_EwAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAzRgAIBYAANAYACAXAADPGAAgOAAAzhgAIDkAANEYACAK1AoAAJYTADDVCgAA3wEAENYKAACWEwAw7QsAAfoRACG1DBAA-hAAIb4NAgDFEAAhwg0AAfoRACHJDQAAlxPJDSLKDRAA-hAAIcsNAgDFEAAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAL1AoAAJQTADDVCgAA5QEAENYKAACUEwAwmAsAAf4RACG-DQIA0BAAIcINAAH-EQAhww0EAIERACHEDQIA0BAAIcUNAAH-EQAhxg0AAYQSACHHDQAAlRMAIAEAAADiAQAgAQAAAOIBACAK1AoAAJQTADDVCgAA5QEAENYKAACUEwAwmAsAAf4RACG-DQIA0BAAIcINAAH-EQAhww0EAIERACHEDQIA0BAAIcUNAAH-EQAhxg0AAYQSACEBxg0AAMUTACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHmAsAAQAAAb4NAgAAAAHCDQABAAABww0EAAAAAcQNAgAAAAHFDQABAAABxg0AAQAAAQEIAADqAQAgB5gLAAEAAAG-DQIAAAABwg0AAQAAAcMNBAAAAAHEDQIAAAABxQ0AAQAAAcYNAAEAAAEBCAAA7AEAMAEIAADsAQAwB5gLAAGjFgAhvg0CAL8TACHCDQABoxYAIcMNBADZEwAhxA0CAL8TACHFDQABoxYAIcYNAAGpFgAhAgAAAOIBACAIAADvAQAgB5gLAAGjFgAhvg0CAL8TACHCDQABoxYAIcMNBADZEwAhxA0CAL8TACHFDQABoxYAIcYNAAGpFgAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAyBgAIBYAAMsYACAXAADKGAAgOAAAyRgAIDkAAMwYACDGDQAAxRMAIArUCgAAkxMAMNUKAAD4AQAQ1goAAJMTADCYCwAB-hEAIb4NAgDFEAAhwg0AAfoRACHDDQQA6RAAIcQNAgDFEAAhxQ0AAfoRACHGDQABgBIAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCdQKAACREwAw1QoAAP4BABDWCgAAkRMAMLkLBACBEQAh_gtAANIQACG-DQIA0BAAIb8NAgDQEAAhwA0EAIERACHBDQAAkhMAIAEAAAD7AQAgAQAAAPsBACAI1AoAAJETADDVCgAA_gEAENYKAACREwAwuQsEAIERACH-C0AA0hAAIb4NAgDQEAAhvw0CANAQACHADQQAgREAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFuQsEAAAAAf4LQAAAAAG-DQIAAAABvw0CAAAAAcANBAAAAAEBCAAAgwIAIAW5CwQAAAAB_gtAAAAAAb4NAgAAAAG_DQIAAAABwA0EAAAAAQEIAACFAgAwAQgAAIUCADAFuQsEANkTACH-C0AAwRMAIb4NAgC_EwAhvw0CAL8TACHADQQA2RMAIQIAAAD7AQAgCAAAiAIAIAW5CwQA2RMAIf4LQADBEwAhvg0CAL8TACG_DQIAvxMAIcANBADZEwAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAwxgAIBYAAMYYACAXAADFGAAgOAAAxBgAIDkAAMcYACAI1AoAAJATADDVCgAAkQIAENYKAACQEwAwuQsEAOkQACH-C0AAxxAAIb4NAgDFEAAhvw0CAMUQACHADQQA6RAAIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEtQKAACPEwAw1QoAAJcCABDWCgAAjxMAMPELQADSEAAh9AsBANEQACGxDQEAAAABsg0CANAQACGzDQAAnREAILQNAQDREAAhtQ0AAJ0RACC2DQEA0RAAIbcNIACMEQAhuA0CANAQACG5DQEA0RAAIboNAQDREAAhuw0BANEQACG8DQABhBIAIb0NAQDREAAhAQAAAJQCACABAAAAlAIAIBLUCgAAjxMAMNUKAACXAgAQ1goAAI8TADDxC0AA0hAAIfQLAQDREAAhsQ0BANEQACGyDQIA0BAAIbMNAACdEQAgtA0BANEQACG1DQAAnREAILYNAQDREAAhtw0gAIwRACG4DQIA0BAAIbkNAQDREAAhug0BANEQACG7DQEA0RAAIbwNAAGEEgAhvQ0BANEQACEBvA0AAMUTACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAP8QtAAAAAAfQLAQAAAAGxDQEAAAABsg0CAAAAAbMNgAAAAAG0DQEAAAABtQ2AAAAAAbYNAQAAAAG3DSAAAAABuA0CAAAAAbkNAQAAAAG6DQEAAAABuw0BAAAAAbwNAAEAAAG9DQEAAAABAQgAAJwCACAP8QtAAAAAAfQLAQAAAAGxDQEAAAABsg0CAAAAAbMNgAAAAAG0DQEAAAABtQ2AAAAAAbYNAQAAAAG3DSAAAAABuA0CAAAAAbkNAQAAAAG6DQEAAAABuw0BAAAAAbwNAAEAAAG9DQEAAAABAQgAAJ4CADABCAAAngIAMA_xC0AAwRMAIfQLAQDAEwAhsQ0BAMATACGyDQIAvxMAIbMNgAAAAAG0DQEAwBMAIbUNgAAAAAG2DQEAwBMAIbcNIADjEwAhuA0CAL8TACG5DQEAwBMAIboNAQDAEwAhuw0BAMATACG8DQABqRYAIb0NAQDAEwAhAgAAAJQCACAIAAChAgAgD_ELQADBEwAh9AsBAMATACGxDQEAwBMAIbINAgC_EwAhsw2AAAAAAbQNAQDAEwAhtQ2AAAAAAbYNAQDAEwAhtw0gAOMTACG4DQIAvxMAIbkNAQDAEwAhug0BAMATACG7DQEAwBMAIbwNAAGpFgAhvQ0BAMATACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAAC-GAAgFgAAwRgAIBcAAMAYACA4AAC_GAAgOQAAwhgAILwNAADFEwAgEtQKAACOEwAw1QoAAKoCABDWCgAAjhMAMPELQADHEAAh9AsBAMYQACGxDQEAxhAAIbINAgDFEAAhsw0AAJcRACC0DQEAxhAAIbUNAACXEQAgtg0BAMYQACG3DSAA9RAAIbgNAgDFEAAhuQ0BAMYQACG6DQEAxhAAIbsNAQDGEAAhvA0AAYASACG9DQEAxhAAIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFtQKAACKEwAw1QoAALACABDWCgAAihMAMNcKBAAAAAHuCgAAjBOqDSLyCgIA0BAAIY4LAACLE6kNIo8LAQDREAAhmQsBAAAAAc4LAQDcEAAhzwtAAOYQACHpCwQAgREAIfILAQDREAAh0gwBAAAAAdMMQADSEAAhqg0CANAQACGrDUAA5hAAIawNAgCJEQAhrQ1AAOYQACGuDUAA5hAAIa8NQADmEAAhsA0AAI0TACABAAAArQIAIAEAAACtAgAgFdQKAACKEwAw1QoAALACABDWCgAAihMAMNcKBACBEQAh7goAAIwTqg0i8goCANAQACGOCwAAixOpDSKPCwEA0RAAIZkLAQDREAAhzgsBANwQACHPC0AA5hAAIekLBACBEQAh8gsBANEQACHSDAEA3BAAIdMMQADSEAAhqg0CANAQACGrDUAA5hAAIawNAgCJEQAhrQ1AAOYQACGuDUAA5hAAIa8NQADmEAAhCM4LAADFEwAgzwsAAMUTACDSDAAAxRMAIKsNAADFEwAgrA0AAMUTACCtDQAAxRMAIK4NAADFEwAgrw0AAMUTACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACAS1woEAAAAAe4KAAAAqg0C8goCAAAAAY4LAAAAqQ0CjwsBAAAAAZkLAQAAAAHOCwEAAAABzwtAAAAAAekLBAAAAAHyCwEAAAAB0gwBAAAAAdMMQAAAAAGqDQIAAAABqw1AAAAAAawNAgAAAAGtDUAAAAABrg1AAAAAAa8NQAAAAAEBCAAAtQIAIBLXCgQAAAAB7goAAACqDQLyCgIAAAABjgsAAACpDQKPCwEAAAABmQsBAAAAAc4LAQAAAAHPC0AAAAAB6QsEAAAAAfILAQAAAAHSDAEAAAAB0wxAAAAAAaoNAgAAAAGrDUAAAAABrA0CAAAAAa0NQAAAAAGuDUAAAAABrw1AAAAAAQEIAAC3AgAwAQgAALcCADAS1woEANkTACHuCgAAvRiqDSLyCgIAvxMAIY4LAAC8GKkNIo8LAQDAEwAhmQsBAMATACHOCwEAyRMAIc8LQADQEwAh6QsEANkTACHyCwEAwBMAIdIMAQDJEwAh0wxAAMETACGqDQIAvxMAIasNQADQEwAhrA0CANoTACGtDUAA0BMAIa4NQADQEwAhrw1AANATACECAAAArQIAIAgAALoCACAS1woEANkTACHuCgAAvRiqDSLyCgIAvxMAIY4LAAC8GKkNIo8LAQDAEwAhmQsBAMATACHOCwEAyRMAIc8LQADQEwAh6QsEANkTACHyCwEAwBMAIdIMAQDJEwAh0wxAAMETACGqDQIAvxMAIasNQADQEwAhrA0CANoTACGtDUAA0BMAIa4NQADQEwAhrw1AANATACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAAC3GAAgFgAAuhgAIBcAALkYACA4AAC4GAAgOQAAuxgAIM4LAADFEwAgzwsAAMUTACDSDAAAxRMAIKsNAADFEwAgrA0AAMUTACCtDQAAxRMAIK4NAADFEwAgrw0AAMUTACAV1AoAAIMTADDVCgAAwwIAENYKAACDEwAw1woEAOkQACHuCgAAhROqDSLyCgIAxRAAIY4LAACEE6kNIo8LAQDGEAAhmQsBAMYQACHOCwEA1xAAIc8LQADfEAAh6QsEAOkQACHyCwEAxhAAIdIMAQDXEAAh0wxAAMcQACGqDQIAxRAAIasNQADfEAAhrA0CAOsQACGtDUAA3xAAIa4NQADfEAAhrw1AAN8QACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAgBMAINQKAAD-EgAw1QoAAM4CABDWCgAA_hIAMNoKQADSEAAh6ApAAOYQACHuCgAA_xKfDSKzCwQAgREAIe0LAQDREAAh9AsBAAAAAcsMAgDQEAAhnw1AAOYQACGgDQEA3BAAIaENQADmEAAhog1AAOYQACGjDUAA5hAAIaQNAgDQEAAhpQ1AAOYQACGmDUAA5hAAIacNQADmEAAhAQAAAMYCACAK3AEAAIITACDUCgAAgRMAMNUKAADIAgAQ1goAAIETADDXCgQAgREAIfILAQDREAAh9AsBANEQACHIDAEA0RAAIckMAQDREAAhygwCANAQACEB3AEAALYYACAK3AEAAIITACDUCgAAgRMAMNUKAADIAgAQ1goAAIETADDXCgQAAAAB8gsBANEQACH0CwEA0RAAIcgMAQDREAAhyQwBANEQACHKDAIA0BAAIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAACAEwAg1AoAAP4SADDVCgAAzgIAENYKAAD-EgAw2gpAANIQACHoCkAA5hAAIe4KAAD_Ep8NIrMLBACBEQAh7QsBANEQACH0CwEA0RAAIcsMAgDQEAAhnw1AAOYQACGgDQEA3BAAIaENQADmEAAhog1AAOYQACGjDUAA5hAAIaQNAgDQEAAhpQ1AAOYQACGmDUAA5hAAIacNQADmEAAhCt0BAAC1GAAg6AoAAMUTACCfDQAAxRMAIKANAADFEwAgoQ0AAMUTACCiDQAAxRMAIKMNAADFEwAgpQ0AAMUTACCmDQAAxRMAIKcNAADFEwAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAAC0GAAg2gpAAAAAAegKQAAAAAHuCgAAAJ8NArMLBAAAAAHtCwEAAAAB9AsBAAAAAcsMAgAAAAGfDUAAAAABoA0BAAAAAaENQAAAAAGiDUAAAAABow1AAAAAAaQNAgAAAAGlDUAAAAABpg1AAAAAAacNQAAAAAEBCAAA0wIAIBDaCkAAAAAB6ApAAAAAAe4KAAAAnw0CswsEAAAAAe0LAQAAAAH0CwEAAAABywwCAAAAAZ8NQAAAAAGgDQEAAAABoQ1AAAAAAaINQAAAAAGjDUAAAAABpA0CAAAAAaUNQAAAAAGmDUAAAAABpw1AAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAKcYACDaCkAAwRMAIegKQADQEwAh7goAAKYYnw0iswsEANkTACHtCwEAwBMAIfQLAQDAEwAhywwCAL8TACGfDUAA0BMAIaANAQDJEwAhoQ1AANATACGiDUAA0BMAIaMNQADQEwAhpA0CAL8TACGlDUAA0BMAIaYNQADQEwAhpw1AANATACECAAAAxgIAIAgAANgCACAQ2gpAAMETACHoCkAA0BMAIe4KAACmGJ8NIrMLBADZEwAh7QsBAMATACH0CwEAwBMAIcsMAgC_EwAhnw1AANATACGgDQEAyRMAIaENQADQEwAhog1AANATACGjDUAA0BMAIaQNAgC_EwAhpQ1AANATACGmDUAA0BMAIacNQADQEwAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAoRgAIBYAAKQYACAXAACjGAAgOAAAohgAIDkAAKUYACDoCgAAxRMAIJ8NAADFEwAgoA0AAMUTACChDQAAxRMAIKINAADFEwAgow0AAMUTACClDQAAxRMAIKYNAADFEwAgpw0AAMUTACAT1AoAAPoSADDVCgAA4QIAENYKAAD6EgAw2gpAAMcQACHoCkAA3xAAIe4KAAD7Ep8NIrMLBADpEAAh7QsBAMYQACH0CwEAxhAAIcsMAgDFEAAhnw1AAN8QACGgDQEA1xAAIaENQADfEAAhog1AAN8QACGjDUAA3xAAIaQNAgDFEAAhpQ1AAN8QACGmDUAA3xAAIacNQADfEAAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACgGAAg1woEAAAAAfILAQAAAAH0CwEAAAAByAwBAAAAAckMAQAAAAHKDAIAAAABAQgAAOkCACAG1woEAAAAAfILAQAAAAH0CwEAAAAByAwBAAAAAckMAQAAAAHKDAIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAnxgAINcKBADZEwAh8gsBAMATACH0CwEAwBMAIcgMAQDAEwAhyQwBAMATACHKDAIAvxMAIQIAAADKAgAgCAAA7gIAIAbXCgQA2RMAIfILAQDAEwAh9AsBAMATACHIDAEAwBMAIckMAQDAEwAhygwCAL8TACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACaGAAgFgAAnRgAIBcAAJwYACA4AACbGAAgOQAAnhgAIAnUCgAA-RIAMNUKAAD3AgAQ1goAAPkSADDXCgQA6RAAIfILAQDGEAAh9AsBAMYQACHIDAEAxhAAIckMAQDGEAAhygwCAMUQACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBDUCgAA-BIAMNUKAAD9AgAQ1goAAPgSADDaCkAA0hAAIe4KAQDcEAAhjwsBAAAAAdELQADSEAAhkg0BANEQACGWDQEA0RAAIZcNAQDREAAhmA0BANEQACGZDQEA3BAAIZoNAQDREAAhmw0BANEQACGcDQEA0RAAIZ0NQADmEAAhAQAAAPoCACABAAAA-gIAIBDUCgAA-BIAMNUKAAD9AgAQ1goAAPgSADDaCkAA0hAAIe4KAQDcEAAhjwsBANEQACHRC0AA0hAAIZINAQDREAAhlg0BANEQACGXDQEA0RAAIZgNAQDREAAhmQ0BANwQACGaDQEA0RAAIZsNAQDREAAhnA0BANEQACGdDUAA5hAAIQPuCgAAxRMAIJkNAADFEwAgnQ0AAMUTACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAN2gpAAAAAAe4KAQAAAAGPCwEAAAAB0QtAAAAAAZINAQAAAAGWDQEAAAABlw0BAAAAAZgNAQAAAAGZDQEAAAABmg0BAAAAAZsNAQAAAAGcDQEAAAABnQ1AAAAAAQEIAACCAwAgDdoKQAAAAAHuCgEAAAABjwsBAAAAAdELQAAAAAGSDQEAAAABlg0BAAAAAZcNAQAAAAGYDQEAAAABmQ0BAAAAAZoNAQAAAAGbDQEAAAABnA0BAAAAAZ0NQAAAAAEBCAAAhAMAMAEIAACEAwAwDdoKQADBEwAh7goBAMkTACGPCwEAwBMAIdELQADBEwAhkg0BAMATACGWDQEAwBMAIZcNAQDAEwAhmA0BAMATACGZDQEAyRMAIZoNAQDAEwAhmw0BAMATACGcDQEAwBMAIZ0NQADQEwAhAgAAAPoCACAIAACHAwAgDdoKQADBEwAh7goBAMkTACGPCwEAwBMAIdELQADBEwAhkg0BAMATACGWDQEAwBMAIZcNAQDAEwAhmA0BAMATACGZDQEAyRMAIZoNAQDAEwAhmw0BAMATACGcDQEAwBMAIZ0NQADQEwAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAlxgAIBYAAJkYACAXAACYGAAg7goAAMUTACCZDQAAxRMAIJ0NAADFEwAgENQKAAD3EgAw1QoAAJADABDWCgAA9xIAMNoKQADHEAAh7goBANcQACGPCwEAxhAAIdELQADHEAAhkg0BAMYQACGWDQEAxhAAIZcNAQDGEAAhmA0BAMYQACGZDQEA1xAAIZoNAQDGEAAhmw0BAMYQACGcDQEAxhAAIZ0NQADfEAAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAM1AoAAPYSADDVCgAAlgMAENYKAAD2EgAw1woEAAAAAegKQADSEAAhjwsBANEQACG7C0AA0hAAId4MQADmEAAhkg0BANEQACGTDQAB_hEAIZQNAAH-EQAhlQ0CANAQACEBAAAAkwMAIAEAAACTAwAgDNQKAAD2EgAw1QoAAJYDABDWCgAA9hIAMNcKBACBEQAh6ApAANIQACGPCwEA0RAAIbsLQADSEAAh3gxAAOYQACGSDQEA0RAAIZMNAAH-EQAhlA0AAf4RACGVDQIA0BAAIQHeDAAAxRMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAnXCgQAAAAB6ApAAAAAAY8LAQAAAAG7C0AAAAAB3gxAAAAAAZINAQAAAAGTDQABAAABlA0AAQAAAZUNAgAAAAEBCAAAmwMAIAnXCgQAAAAB6ApAAAAAAY8LAQAAAAG7C0AAAAAB3gxAAAAAAZINAQAAAAGTDQABAAABlA0AAQAAAZUNAgAAAAEBCAAAnQMAMAEIAACdAwAwCdcKBADZEwAh6ApAAMETACGPCwEAwBMAIbsLQADBEwAh3gxAANATACGSDQEAwBMAIZMNAAGjFgAhlA0AAaMWACGVDQIAvxMAIQIAAACTAwAgCAAAoAMAIAnXCgQA2RMAIegKQADBEwAhjwsBAMATACG7C0AAwRMAId4MQADQEwAhkg0BAMATACGTDQABoxYAIZQNAAGjFgAhlQ0CAL8TACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACSGAAgFgAAlRgAIBcAAJQYACA4AACTGAAgOQAAlhgAIN4MAADFEwAgDNQKAAD1EgAw1QoAAKkDABDWCgAA9RIAMNcKBADpEAAh6ApAAMcQACGPCwEAxhAAIbsLQADHEAAh3gxAAN8QACGSDQEAxhAAIZMNAAH6EQAhlA0AAfoRACGVDQIAxRAAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFNQKAAD0EgAw1QoAAK8DABDWCgAA9BIAMOILQADSEAAh4QwBANwQACHjDAEA0RAAIeQMAAH-EQAh5gwBAAAAAecMAQDcEAAh6AwBANwQACH-DCAAjBEAIYUNAQDREAAhhg0BANEQACGLDQEA0RAAIYwNAQDcEAAhjQ0BANwQACGODQEA3BAAIY8NAAC4EgAgkA0AALgSACCRDUAA5hAAIQEAAACsAwAgAQAAAKwDACAU1AoAAPQSADDVCgAArwMAENYKAAD0EgAw4gtAANIQACHhDAEA3BAAIeMMAQDREAAh5AwAAf4RACHmDAEA0RAAIecMAQDcEAAh6AwBANwQACH-DCAAjBEAIYUNAQDREAAhhg0BANEQACGLDQEA0RAAIYwNAQDcEAAhjQ0BANwQACGODQEA3BAAIY8NAAC4EgAgkA0AALgSACCRDUAA5hAAIQfhDAAAxRMAIOcMAADFEwAg6AwAAMUTACCMDQAAxRMAII0NAADFEwAgjg0AAMUTACCRDQAAxRMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHiC0AAwRMAIeEMAQDJEwAh4wwBAMATACHkDAABoxYAIeYMAQDAEwAh5wwBAMkTACHoDAEAyRMAIf4MIADjEwAhhQ0BAMATACGGDQEAwBMAIYsNAQDAEwAhjA0BAMkTACGNDQEAyRMAIY4NAQDJEwAhjw0AAJAYACCQDQAAkRgAIJENQADQEwAhAgAAAKwDACAIAAC0AwAgEeILQADBEwAh4QwBAMkTACHjDAEAwBMAIeQMAAGjFgAh5gwBAMATACHnDAEAyRMAIegMAQDJEwAh_gwgAOMTACGFDQEAwBMAIYYNAQDAEwAhiw0BAMATACGMDQEAyRMAIY0NAQDJEwAhjg0BAMkTACGPDQAAkBgAIJANAACRGAAgkQ1AANATACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAI0YACAWAACPGAAgFwAAjhgAIOEMAADFEwAg5wwAAMUTACDoDAAAxRMAIIwNAADFEwAgjQ0AAMUTACCODQAAxRMAIJENAADFEwAgFNQKAADzEgAw1QoAALwDABDWCgAA8xIAMOILQADHEAAh4QwBANcQACHjDAEAxhAAIeQMAAH6EQAh5gwBAMYQACHnDAEA1xAAIegMAQDXEAAh_gwgAPUQACGFDQEAxhAAIYYNAQDGEAAhiw0BAMYQACGMDQEA1xAAIY0NAQDXEAAhjg0BANcQACGPDQAAuBIAIJANAAC4EgAgkQ1AAN8QACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHUCgAA7xIAMNUKAADCAwAQ1goAAO8SADCJDAIA0BAAIeYMAQDREAAh5wwBANwQACH_DAEA0RAAIYANAgDQEAAhgg0AAPASgg0igw0CAIkRACGEDQEA3BAAIYUNAQDcEAAhhg0BANwQACGHDQAAiBEAIIgNAgDQEAAhiQ0AAPESACCKDQAA8hIAIAEAAAC_AwAgAQAAAL8DACAP1AoAAO8SADDVCgAAwgMAENYKAADvEgAwiQwCANAQACHmDAEA0RAAIecMAQDcEAAh_wwBANEQACGADQIA0BAAIYINAADwEoINIoMNAgCJEQAhhA0BANwQACGFDQEA3BAAIYYNAQDcEAAhhw0AAIgRACCIDQIA0BAAIQbnDAAAxRMAIIMNAADFEwAghA0AAMUTACCFDQAAxRMAIIYNAADFEwAghw0AAMUTACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMiQwCAAAAAeYMAQAAAAHnDAEAAAAB_wwBAAAAAYANAgAAAAGCDQAAAIINAoMNAgAAAAGEDQEAAAABhQ0BAAAAAYYNAQAAAAGHDYAAAAABiA0CAAAAAQEIAADHAwAgDIkMAgAAAAHmDAEAAAAB5wwBAAAAAf8MAQAAAAGADQIAAAABgg0AAACCDQKDDQIAAAABhA0BAAAAAYUNAQAAAAGGDQEAAAABhw2AAAAAAYgNAgAAAAEBCAAAyQMAMAEIAADJAwAwDIkMAgC_EwAh5gwBAMATACHnDAEAyRMAIf8MAQDAEwAhgA0CAL8TACGCDQAAjBiCDSKDDQIA2hMAIYQNAQDJEwAhhQ0BAMkTACGGDQEAyRMAIYcNgAAAAAGIDQIAvxMAIQIAAAC_AwAgCAAAzAMAIAyJDAIAvxMAIeYMAQDAEwAh5wwBAMkTACH_DAEAwBMAIYANAgC_EwAhgg0AAIwYgg0igw0CANoTACGEDQEAyRMAIYUNAQDJEwAhhg0BAMkTACGHDYAAAAABiA0CAL8TACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACHGAAgFgAAihgAIBcAAIkYACA4AACIGAAgOQAAixgAIOcMAADFEwAggw0AAMUTACCEDQAAxRMAIIUNAADFEwAghg0AAMUTACCHDQAAxRMAIA_UCgAA6xIAMNUKAADVAwAQ1goAAOsSADCJDAIAxRAAIeYMAQDGEAAh5wwBANcQACH_DAEAxhAAIYANAgDFEAAhgg0AAOwSgg0igw0CAOsQACGEDQEA1xAAIYUNAQDXEAAhhg0BANcQACGHDQAA6hAAIIgNAgDFEAAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAK1AoAAOkSADDVCgAA2wMAENYKAADpEgAw1woBAAAAAdoKQADSEAAh6ApAANIQACHtCwEA0RAAIeYMAQDREAAh5wwBANwQACH-DCAA6hIAIQEAAADYAwAgAQAAANgDACAK1AoAAOkSADDVCgAA2wMAENYKAADpEgAw1woBANEQACHaCkAA0hAAIegKQADSEAAh7QsBANEQACHmDAEA0RAAIecMAQDcEAAh_gwgAOoSACEC5wwAAMUTACD-DAAAxRMAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAfXCgEAAAAB2gpAAAAAAegKQAAAAAHtCwEAAAAB5gwBAAAAAecMAQAAAAH-DCAAAAABAQgAAOADACAH1woBAAAAAdoKQAAAAAHoCkAAAAAB7QsBAAAAAeYMAQAAAAHnDAEAAAAB_gwgAAAAAQEIAADiAwAwAQgAAOIDADAH1woBAMATACHaCkAAwRMAIegKQADBEwAh7QsBAMATACHmDAEAwBMAIecMAQDJEwAh_gwgAIYYACECAAAA2AMAIAgAAOUDACAH1woBAMATACHaCkAAwRMAIegKQADBEwAh7QsBAMATACHmDAEAwBMAIecMAQDJEwAh_gwgAIYYACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAACDGAAgFgAAhRgAIBcAAIQYACDnDAAAxRMAIP4MAADFEwAgCtQKAADlEgAw1QoAAO4DABDWCgAA5RIAMNcKAQDGEAAh2gpAAMcQACHoCkAAxxAAIe0LAQDGEAAh5gwBAMYQACHnDAEA1xAAIf4MIADmEgAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAANsSACDOAgAA3BIAINQKAADaEgAw1QoAAPsDABDWCgAA2hIAMNcKAQAAAAHaCkAA0hAAIfQLAQDREAAh9AwBANEQACH7DAEAAAABAQAAAPEDACAIygIAAOQSACDUCgAA4hIAMNUKAADzAwAQ1goAAOISADDaCkAA0hAAIY8LAQDREAAhrAwBAJERACH6DAAA4xL6DCIBygIAAIEYACAJygIAAOQSACDUCgAA4hIAMNUKAADzAwAQ1goAAOISADDaCkAA0hAAIY8LAQDREAAhrAwBAJERACH6DAAA4xL6DCL9DAAA4RIAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAN8SACDNAgAA4BIAINQKAADdEgAw1QoAAPcDABDWCgAA3RIAMNcKAQCREQAh2gpAANIQACHoCkAA5hAAIe8KAQDcEAAhoQwAAN4S9gwirAwBAIoSACHyDAQAgREAIfMMAQDREAAh9AwBANEQACH2DAQAgREAIfcMBACBEQAh-AxAAOYQACEGygIAAIEYACDNAgAAghgAIOgKAADFEwAg7woAAMUTACCsDAAAxRMAIPgMAADFEwAgEcoCAADfEgAgzQIAAOASACDUCgAA3RIAMNUKAAD3AwAQ1goAAN0SADDXCgEAAAAB2gpAANIQACHoCkAA5hAAIe8KAQDcEAAhoQwAAN4S9gwirAwBAIoSACHyDAQAgREAIfMMAQAAAAH0DAEA0RAAIfYMBACBEQAh9wwEAIERACH4DEAA5hAAIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAANsSACDOAgAA3BIAINQKAADaEgAw1QoAAPsDABDWCgAA2hIAMNcKAQCREQAh2gpAANIQACH0CwEA0RAAIfQMAQDREAAh-wwBANEQACEBAAAA-wMAIAnMAgAA2RIAINQKAADYEgAw1QoAAP0DABDWCgAA2BIAMNcKAQCREQAh2gpAANIQACGPCwEA0RAAIfEMAQCREQAh8gwEAIERACEBzAIAAIAYACAKzAIAANkSACDUCgAA2BIAMNUKAAD9AwAQ1goAANgSADDXCgEAAAAB2gpAANIQACGPCwEA0RAAIfEMAQCREQAh8gwEAIERACH8DAAA1xIAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAA_hcAIM4CAAD_FwAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAAD8FwAgzgIAAP0XACDXCgEAAAAB2gpAAAAAAfQLAQAAAAH0DAEAAAAB-wwBAAAAAQEIAACJBAAgBdcKAQAAAAHaCkAAAAAB9AsBAAAAAfQMAQAAAAH7DAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA4hcAIM4CAADjFwAg1woBAMATACHaCkAAwRMAIfQLAQDAEwAh9AwBAMATACH7DAEAwBMAIQIAAADxAwAgCAAAjgQAIAXXCgEAwBMAIdoKQADBEwAh9AsBAMATACH0DAEAwBMAIfsMAQDAEwAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA3xcAIBYAAOEXACAXAADgFwAgCNQKAADWEgAw1QoAAJcEABDWCgAA1hIAMNcKAQCOEQAh2gpAAMcQACH0CwEAxhAAIfQMAQDGEAAh-wwBAMYQACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAN4XACDaCkAAAAABjwsBAAAAAawMAQAAAAH6DAAAAPoMAgEIAACfBAAgBNoKQAAAAAGPCwEAAAABrAwBAAAAAfoMAAAA-gwCAQgAAKEEADABCAAAoQQAMAXKAgAA3RcAINoKQADBEwAhjwsBAMATACGsDAEAwBMAIfoMAADcF_oMIgIAAAD1AwAgCAAApAQAIATaCkAAwRMAIY8LAQDAEwAhrAwBAMATACH6DAAA3Bf6DCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADZFwAgFgAA2xcAIBcAANoXACAH1AoAANISADDVCgAArQQAENYKAADSEgAw2gpAAMcQACGPCwEAxhAAIawMAQCOEQAh-gwAANMS-gwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADXFwAgzQIAANgXACDXCgEAAAAB2gpAAAAAAegKQAAAAAHvCgEAAAABoQwAAAD2DAKsDAEAAAAB8gwEAAAAAfMMAQAAAAH0DAEAAAAB9gwEAAAAAfcMBAAAAAH4DEAAAAABAQgAALUEACAM1woBAAAAAdoKQAAAAAHoCkAAAAAB7woBAAAAAaEMAAAA9gwCrAwBAAAAAfIMBAAAAAHzDAEAAAAB9AwBAAAAAfYMBAAAAAH3DAQAAAAB-AxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAAyRcAIM0CAADKFwAg1woBAMATACHaCkAAwRMAIegKQADQEwAh7woBAMkTACGhDAAAyBf2DCKsDAEAyRMAIfIMBADZEwAh8wwBAMATACH0DAEAwBMAIfYMBADZEwAh9wwEANkTACH4DEAA0BMAIQIAAAD5AwAgCAAAuwQAIAzXCgEAwBMAIdoKQADBEwAh6ApAANATACHvCgEAyRMAIaEMAADIF_YMIqwMAQDJEwAh8gwEANkTACHzDAEAwBMAIfQMAQDAEwAh9gwEANkTACH3DAQA2RMAIfgMQADQEwAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAADDFwAgFgAAxhcAIBcAAMUXACA4AADEFwAgOQAAxxcAIOgKAADFEwAg7woAAMUTACCsDAAAxRMAIPgMAADFEwAgD9QKAADOEgAw1QoAAMUEABDWCgAAzhIAMNcKAQCOEQAh2gpAAMcQACHoCkAA3xAAIe8KAQDXEAAhoQwAAM8S9gwirAwBAPIRACHyDAQA6RAAIfMMAQDGEAAh9AwBAMYQACH2DAQA6RAAIfcMBADpEAAh-AxAAN8QACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAAMIXACDXCgEAAAAB2gpAAAAAAY8LAQAAAAHxDAEAAAAB8gwEAAAAAQEIAADNBAAgBdcKAQAAAAHaCkAAAAABjwsBAAAAAfEMAQAAAAHyDAQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAAwRcAINcKAQDAEwAh2gpAAMETACGPCwEAwBMAIfEMAQDAEwAh8gwEANkTACECAAAA_wMAIAgAANIEACAF1woBAMATACHaCkAAwRMAIY8LAQDAEwAh8QwBAMATACHyDAQA2RMAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAALwXACAWAAC_FwAgFwAAvhcAIDgAAL0XACA5AADAFwAgCNQKAADNEgAw1QoAANsEABDWCgAAzRIAMNcKAQCOEQAh2gpAAMcQACGPCwEAxhAAIfEMAQCOEQAh8gwEAOkQACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAfUCgAAzBIAMNUKAADhBAAQ1goAAMwSADDmDAEAAAAB7gxAANIQACHvDEAA5hAAIfAMAQDcEAAhAQAAAN4EACABAAAA3gQAIAfUCgAAzBIAMNUKAADhBAAQ1goAAMwSADDmDAEA0RAAIe4MQADSEAAh7wxAAOYQACHwDAEA3BAAIQLvDAAAxRMAIPAMAADFEwAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBOYMAQAAAAHuDEAAAAAB7wxAAAAAAfAMAQAAAAEBCAAA5gQAIATmDAEAAAAB7gxAAAAAAe8MQAAAAAHwDAEAAAABAQgAAOgEADABCAAA6AQAMATmDAEAwBMAIe4MQADBEwAh7wxAANATACHwDAEAyRMAIQIAAADeBAAgCAAA6wQAIATmDAEAwBMAIe4MQADBEwAh7wxAANATACHwDAEAyRMAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAALkXACAWAAC7FwAgFwAAuhcAIO8MAADFEwAg8AwAAMUTACAH1AoAAMsSADDVCgAA9AQAENYKAADLEgAw5gwBAMYQACHuDEAAxxAAIe8MQADfEAAh8AwBANcQACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAxxIAINQKAADGEgAw1QoAAP8EABDWCgAAxhIAMNcKAgAAAAHhDAEA0RAAIeUMAQDREAAh5gwBAAAAAecMAQDREAAh6AwBANEQACHpDAEA3BAAIeoMAQDcEAAh6wwAALgSACDsDCAAjBEAIQEAAAD3BAAgD58DAADKEgAg1AoAAMkSADDVCgAA-QQAENYKAADJEgAw1woCANAQACHECwEA3BAAIZUMAQDREAAhtgwBANEQACHdDAAB_hEAId8MAgDQEAAh4AwBANEQACHhDAEA0RAAIeIMAQDcEAAh4wwBANwQACHkDAABhBIAIQWfAwAAuBcAIMQLAADFEwAg4gwAAMUTACDjDAAAxRMAIOQMAADFEwAgEJ8DAADKEgAg1AoAAMkSADDVCgAA-QQAENYKAADJEgAw1woCAAAAAcQLAQDcEAAhlQwBANEQACG2DAEA0RAAId0MAAH-EQAh3wwCANAQACHgDAEA0RAAIeEMAQDREAAh4gwBANwQACHjDAEA3BAAIeQMAAGEEgAh7QwAAMgSACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAxxIAINQKAADGEgAw1QoAAP8EABDWCgAAxhIAMNcKAgDQEAAh4QwBANEQACHlDAEA0RAAIeYMAQDREAAh5wwBANEQACHoDAEA0RAAIekMAQDcEAAh6gwBANwQACHrDAAAuBIAIOwMIACMEQAhA6ADAAC3FwAg6QwAAMUTACDqDAAAxRMAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAthcAINcKAgAAAAHhDAEAAAAB5QwBAAAAAeYMAQAAAAHnDAEAAAAB6AwBAAAAAekMAQAAAAHqDAEAAAAB6wwAALUXACDsDCAAAAABAQgAAIQFACAK1woCAAAAAeEMAQAAAAHlDAEAAAAB5gwBAAAAAecMAQAAAAHoDAEAAAAB6QwBAAAAAeoMAQAAAAHrDAAAtRcAIOwMIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAACoFwAg1woCAL8TACHhDAEAwBMAIeUMAQDAEwAh5gwBAMATACHnDAEAwBMAIegMAQDAEwAh6QwBAMkTACHqDAEAyRMAIesMAACnFwAg7AwgAOMTACECAAAA9wQAIAgAAIkFACAK1woCAL8TACHhDAEAwBMAIeUMAQDAEwAh5gwBAMATACHnDAEAwBMAIegMAQDAEwAh6QwBAMkTACHqDAEAyRMAIesMAACnFwAg7AwgAOMTACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAACiFwAgFgAApRcAIBcAAKQXACA4AACjFwAgOQAAphcAIOkMAADFEwAg6gwAAMUTACAN1AoAAMUSADDVCgAAkgUAENYKAADFEgAw1woCAMUQACHhDAEAxhAAIeUMAQDGEAAh5gwBAMYQACHnDAEAxhAAIegMAQDGEAAh6QwBANcQACHqDAEA1xAAIesMAAC4EgAg7AwgAPUQACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAAKEXACDXCgIAAAABxAsBAAAAAZUMAQAAAAG2DAEAAAAB3QwAAQAAAd8MAgAAAAHgDAEAAAAB4QwBAAAAAeIMAQAAAAHjDAEAAAAB5AwAAQAAAQEIAACaBQAgC9cKAgAAAAHECwEAAAABlQwBAAAAAbYMAQAAAAHdDAABAAAB3wwCAAAAAeAMAQAAAAHhDAEAAAAB4gwBAAAAAeMMAQAAAAHkDAABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAoBcAINcKAgC_EwAhxAsBAMkTACGVDAEAwBMAIbYMAQDAEwAh3QwAAaMWACHfDAIAvxMAIeAMAQDAEwAh4QwBAMATACHiDAEAyRMAIeMMAQDJEwAh5AwAAakWACECAAAA-wQAIAgAAJ8FACAL1woCAL8TACHECwEAyRMAIZUMAQDAEwAhtgwBAMATACHdDAABoxYAId8MAgC_EwAh4AwBAMATACHhDAEAwBMAIeIMAQDJEwAh4wwBAMkTACHkDAABqRYAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAJsXACAWAACeFwAgFwAAnRcAIDgAAJwXACA5AACfFwAgxAsAAMUTACDiDAAAxRMAIOMMAADFEwAg5AwAAMUTACAO1AoAAMQSADDVCgAAqAUAENYKAADEEgAw1woCAMUQACHECwEA1xAAIZUMAQDGEAAhtgwBAMYQACHdDAAB-hEAId8MAgDFEAAh4AwBAMYQACHhDAEAxhAAIeIMAQDXEAAh4wwBANcQACHkDAABgBIAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBdYGBACBEQAh1AoAAMMSADDVCgAArgUAENYKAADDEgAw1woCAAAAAQEAAACrBQAgAQAAAKsFACAF1gYEAIERACHUCgAAwxIAMNUKAACuBQAQ1goAAMMSADDXCgIA0BAAIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAC1gYEAAAAAdcKAgAAAAEBCAAAswUAIALWBgQAAAAB1woCAAAAAQEIAAC1BQAwAQgAALUFADAC1gYEANkTACHXCgIAvxMAIQIAAACrBQAgCAAAuAUAIALWBgQA2RMAIdcKAgC_EwAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAAlhcAIBYAAJkXACAXAACYFwAgOAAAlxcAIDkAAJoXACAF1gYEAOkQACHUCgAAwhIAMNUKAADBBQAQ1goAAMISADDXCgIAxRAAIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB9QKAADBEgAw1QoAAMcFABDWCgAAwRIAMOgKQADSEAAhxwsBANEQACGmDAEAAAAB3gxAANIQACEBAAAAxAUAIAEAAADEBQAgB9QKAADBEgAw1QoAAMcFABDWCgAAwRIAMOgKQADSEAAhxwsBANEQACGmDAEA0RAAId4MQADSEAAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAToCkAAAAABxwsBAAAAAaYMAQAAAAHeDEAAAAABAQgAAMwFACAE6ApAAAAAAccLAQAAAAGmDAEAAAAB3gxAAAAAAQEIAADOBQAwAQgAAM4FADAE6ApAAMETACHHCwEAwBMAIaYMAQDAEwAh3gxAAMETACECAAAAxAUAIAgAANEFACAE6ApAAMETACHHCwEAwBMAIaYMAQDAEwAh3gxAAMETACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAACTFwAgFgAAlRcAIBcAAJQXACAH1AoAAMASADDVCgAA2gUAENYKAADAEgAw6ApAAMcQACHHCwEAxhAAIaYMAQDGEAAh3gxAAMcQACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAfUCgAAvxIAMNUKAADgBQAQ1goAAL8SADDaCkAA0hAAIegKQADSEAAhhgsAAQAAAccLAQDREAAhAQAAAN0FACABAAAA3QUAIAfUCgAAvxIAMNUKAADgBQAQ1goAAL8SADDaCkAA0hAAIegKQADSEAAhhgsAAf4RACHHCwEA0RAAIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAE2gpAAAAAAegKQAAAAAGGCwABAAABxwsBAAAAAQEIAADlBQAgBNoKQAAAAAHoCkAAAAABhgsAAQAAAccLAQAAAAEBCAAA5wUAMAEIAADnBQAwBNoKQADBEwAh6ApAAMETACGGCwABoxYAIccLAQDAEwAhAgAAAN0FACAIAADqBQAgBNoKQADBEwAh6ApAAMETACGGCwABoxYAIccLAQDAEwAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAkBcAIBYAAJIXACAXAACRFwAgB9QKAAC-EgAw1QoAAPMFABDWCgAAvhIAMNoKQADHEAAh6ApAAMcQACGGCwAB-hEAIccLAQDGEAAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAR1AoAAL0SADDVCgAA-QUAENYKAAC9EgAw1woBAAAAAdoKQADSEAAhjwsBANEQACHSC0AA5hAAIYIMAQDREAAhlQwBANwQACGaDAEA3BAAIbYMAQDREAAhuAwBANEQACHZDAEA0RAAIdoMAACdEQAg2wwBANEQACHcDAEA0RAAId0MAQDcEAAhAQAAAPYFACABAAAA9gUAIBHUCgAAvRIAMNUKAAD5BQAQ1goAAL0SADDXCgEAkREAIdoKQADSEAAhjwsBANEQACHSC0AA5hAAIYIMAQDREAAhlQwBANwQACGaDAEA3BAAIbYMAQDREAAhuAwBANEQACHZDAEA0RAAIdoMAACdEQAg2wwBANEQACHcDAEA0RAAId0MAQDcEAAhBNILAADFEwAglQwAAMUTACCaDAAAxRMAIN0MAADFEwAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDtcKAQAAAAHaCkAAAAABjwsBAAAAAdILQAAAAAGCDAEAAAABlQwBAAAAAZoMAQAAAAG2DAEAAAABuAwBAAAAAdkMAQAAAAHaDIAAAAAB2wwBAAAAAdwMAQAAAAHdDAEAAAABAQgAAP4FACAO1woBAAAAAdoKQAAAAAGPCwEAAAAB0gtAAAAAAYIMAQAAAAGVDAEAAAABmgwBAAAAAbYMAQAAAAG4DAEAAAAB2QwBAAAAAdoMgAAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAEBCAAAgAYAMAEIAACABgAwDtcKAQDAEwAh2gpAAMETACGPCwEAwBMAIdILQADQEwAhggwBAMATACGVDAEAyRMAIZoMAQDJEwAhtgwBAMATACG4DAEAwBMAIdkMAQDAEwAh2gyAAAAAAdsMAQDAEwAh3AwBAMATACHdDAEAyRMAIQIAAAD2BQAgCAAAgwYAIA7XCgEAwBMAIdoKQADBEwAhjwsBAMATACHSC0AA0BMAIYIMAQDAEwAhlQwBAMkTACGaDAEAyRMAIbYMAQDAEwAhuAwBAMATACHZDAEAwBMAIdoMgAAAAAHbDAEAwBMAIdwMAQDAEwAh3QwBAMkTACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAACNFwAgFgAAjxcAIBcAAI4XACDSCwAAxRMAIJUMAADFEwAgmgwAAMUTACDdDAAAxRMAIBHUCgAAvBIAMNUKAACMBgAQ1goAALwSADDXCgEAjhEAIdoKQADHEAAhjwsBAMYQACHSC0AA3xAAIYIMAQDGEAAhlQwBANcQACGaDAEA1xAAIbYMAQDGEAAhuAwBAMYQACHZDAEAxhAAIdoMAACXEQAg2wwBAMYQACHcDAEAxhAAId0MAQDXEAAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAF1AoAALsSADDVCgAAkgYAENYKAAC7EgAw9AsBAAAAAYUMQADSEAAhAQAAAI8GACABAAAAjwYAIAXUCgAAuxIAMNUKAACSBgAQ1goAALsSADD0CwEA0RAAIYUMQADSEAAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAL0CwEAAAABhQxAAAAAAQEIAACXBgAgAvQLAQAAAAGFDEAAAAABAQgAAJkGADABCAAAmQYAMAL0CwEAwBMAIYUMQADBEwAhAgAAAI8GACAIAACcBgAgAvQLAQDAEwAhhQxAAMETACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACKFwAgFgAAjBcAIBcAAIsXACAF1AoAALoSADDVCgAApQYAENYKAAC6EgAw9AsBAMYQACGFDEAAxxAAIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBtQKAAC5EgAw1QoAAKsGABDWCgAAuRIAMNcKAQAAAAHUDEAA0hAAIdUMAAC4EgAgAQAAAKgGACABAAAAqAYAIAbUCgAAuRIAMNUKAACrBgAQ1goAALkSADDXCgEAkREAIdQMQADSEAAh1QwAALgSACAAAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgA9cKAQAAAAHUDEAAAAAB1QwAAIkXACABCAAAsAYAIAPXCgEAAAAB1AxAAAAAAdUMAACJFwAgAQgAALIGADABCAAAsgYAMAPXCgEAwBMAIdQMQADBEwAh1QwAAIgXACACAAAAqAYAIAgAALUGACAD1woBAMATACHUDEAAwRMAIdUMAACIFwAgAgAAAKsGACAIAAC3BgAgAgAAAKsGACAIAAC3BgAgAwAAAKgGACAPAACwBgAgEAAAtQYAIAEAAACoBgAgAQAAAKsGACADFQAAhRcAIBYAAIcXACAXAACGFwAgBtQKAAC3EgAw1QoAAL4GABDWCgAAtxIAMNcKAQCOEQAh1AxAAMcQACHVDAAAuBIAIAMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCdQKAAC1EgAw1QoAAMQGABDWCgAAtRIAMO4KAAC2EtIMIpkLAQAAAAHSC0AA5hAAIZYMAQDREAAh0gwBAAAAAdMMQADSEAAhAQAAAMEGACABAAAAwQYAIAnUCgAAtRIAMNUKAADEBgAQ1goAALUSADDuCgAAthLSDCKZCwEA0RAAIdILQADmEAAhlgwBANEQACHSDAEA3BAAIdMMQADSEAAhAtILAADFEwAg0gwAAMUTACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAG7goAAADSDAKZCwEAAAAB0gtAAAAAAZYMAQAAAAHSDAEAAAAB0wxAAAAAAQEIAADJBgAgBu4KAAAA0gwCmQsBAAAAAdILQAAAAAGWDAEAAAAB0gwBAAAAAdMMQAAAAAEBCAAAywYAMAEIAADLBgAwBu4KAACEF9IMIpkLAQDAEwAh0gtAANATACGWDAEAwBMAIdIMAQDJEwAh0wxAAMETACECAAAAwQYAIAgAAM4GACAG7goAAIQX0gwimQsBAMATACHSC0AA0BMAIZYMAQDAEwAh0gwBAMkTACHTDEAAwRMAIQIAAADEBgAgCAAA0AYAIAIAAADEBgAgCAAA0AYAIAMAAADBBgAgDwAAyQYAIBAAAM4GACABAAAAwQYAIAEAAADEBgAgBRUAAIEXACAWAACDFwAgFwAAghcAINILAADFEwAg0gwAAMUTACAJ1AoAALESADDVCgAA1wYAENYKAACxEgAw7goAALIS0gwimQsBAMYQACHSC0AA3xAAIZYMAQDGEAAh0gwBANcQACHTDEAAxxAAIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgCNQKAACvEgAw1QoAAN0GABDWCgAArxIAMNoKQADSEAAhiQwCANAQACGKDAEAkREAIc8MAQDREAAh0AwAALASACABAAAA2gYAIAEAAADaBgAgB9QKAACvEgAw1QoAAN0GABDWCgAArxIAMNoKQADSEAAhiQwCANAQACGKDAEAkREAIc8MAQDREAAhAAMAAADdBgAgAwAA3gYAMAQAANoGACADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIATaCkAAAAABiQwCAAAAAYoMAQAAAAHPDAEAAAABAQgAAOIGACAE2gpAAAAAAYkMAgAAAAGKDAEAAAABzwwBAAAAAQEIAADkBgAwAQgAAOQGADAE2gpAAMETACGJDAIAvxMAIYoMAQDAEwAhzwwBAMATACECAAAA2gYAIAgAAOcGACAE2gpAAMETACGJDAIAvxMAIYoMAQDAEwAhzwwBAMATACECAAAA3QYAIAgAAOkGACACAAAA3QYAIAgAAOkGACADAAAA2gYAIA8AAOIGACAQAADnBgAgAQAAANoGACABAAAA3QYAIAUVAAD8FgAgFgAA_xYAIBcAAP4WACA4AAD9FgAgOQAAgBcAIAfUCgAArhIAMNUKAADwBgAQ1goAAK4SADDaCkAAxxAAIYkMAgDFEAAhigwBAI4RACHPDAEAxhAAIQMAAADdBgAgAwAA7wYAMBQAAPAGACADAAAA3QYAIAMAAN4GADAEAADaBgAgBdQKAACtEgAw1QoAAPYGABDWCgAArRIAMOgKQADSEAAhzgwBAAAAAQEAAADzBgAgAQAAAPMGACAF1AoAAK0SADDVCgAA9gYAENYKAACtEgAw6ApAANIQACHODAEA0RAAIQADAAAA9gYAIAMAAPcGADAEAADzBgAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACAC6ApAAAAAAc4MAQAAAAEBCAAA-wYAIALoCkAAAAABzgwBAAAAAQEIAAD9BgAwAQgAAP0GADAC6ApAAMETACHODAEAwBMAIQIAAADzBgAgCAAAgAcAIALoCkAAwRMAIc4MAQDAEwAhAgAAAPYGACAIAACCBwAgAgAAAPYGACAIAACCBwAgAwAAAPMGACAPAAD7BgAgEAAAgAcAIAEAAADzBgAgAQAAAPYGACADFQAA-RYAIBYAAPsWACAXAAD6FgAgBdQKAACsEgAw1QoAAIkHABDWCgAArBIAMOgKQADHEAAhzgwBAMYQACEDAAAA9gYAIAMAAIgHADAUAACJBwAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAnUCgAAqhIAMNUKAACPBwAQ1goAAKoSADDaCkAA0hAAIfQLAQDREAAhigwBANEQACGMDAEA0RAAIcgMAQDREAAhzQwAAKsSACABAAAAjAcAIAEAAACMBwAgCNQKAACqEgAw1QoAAI8HABDWCgAAqhIAMNoKQADSEAAh9AsBANEQACGKDAEA0RAAIYwMAQDREAAhyAwBANEQACEAAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACADAAAAjwcAIAMAAJAHADAEAACMBwAgBdoKQAAAAAH0CwEAAAABigwBAAAAAYwMAQAAAAHIDAEAAAABAQgAAJQHACAF2gpAAAAAAfQLAQAAAAGKDAEAAAABjAwBAAAAAcgMAQAAAAEBCAAAlgcAMAEIAACWBwAwBdoKQADBEwAh9AsBAMATACGKDAEAwBMAIYwMAQDAEwAhyAwBAMATACECAAAAjAcAIAgAAJkHACAF2gpAAMETACH0CwEAwBMAIYoMAQDAEwAhjAwBAMATACHIDAEAwBMAIQIAAACPBwAgCAAAmwcAIAIAAACPBwAgCAAAmwcAIAMAAACMBwAgDwAAlAcAIBAAAJkHACABAAAAjAcAIAEAAACPBwAgAxUAAPYWACAWAAD4FgAgFwAA9xYAIAjUCgAAqRIAMNUKAACiBwAQ1goAAKkSADDaCkAAxxAAIfQLAQDGEAAhigwBAMYQACGMDAEAxhAAIcgMAQDGEAAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAN1AoAAKcSADDVCgAAqAcAENYKAACnEgAw6ApAANIQACGHCwEA0RAAIZALAQDREAAhkgsBANEQACG5CwIA0BAAIe0LAQDREAAhjAwBANEQACGXDAEA0RAAIcgMAQDREAAhzAwAAKgSACABAAAApQcAIAEAAAClBwAgDNQKAACnEgAw1QoAAKgHABDWCgAApxIAMOgKQADSEAAhhwsBANEQACGQCwEA0RAAIZILAQDREAAhuQsCANAQACHtCwEA0RAAIYwMAQDREAAhlwwBANEQACHIDAEA0RAAIQADAAAAqAcAIAMAAKkHADAEAAClBwAgAwAAAKgHACADAACpBwAwBAAApQcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAJ6ApAAAAAAYcLAQAAAAGQCwEAAAABkgsBAAAAAbkLAgAAAAHtCwEAAAABjAwBAAAAAZcMAQAAAAHIDAEAAAABAQgAAK0HACAJ6ApAAAAAAYcLAQAAAAGQCwEAAAABkgsBAAAAAbkLAgAAAAHtCwEAAAABjAwBAAAAAZcMAQAAAAHIDAEAAAABAQgAAK8HADABCAAArwcAMAnoCkAAwRMAIYcLAQDAEwAhkAsBAMATACGSCwEAwBMAIbkLAgC_EwAh7QsBAMATACGMDAEAwBMAIZcMAQDAEwAhyAwBAMATACECAAAApQcAIAgAALIHACAJ6ApAAMETACGHCwEAwBMAIZALAQDAEwAhkgsBAMATACG5CwIAvxMAIe0LAQDAEwAhjAwBAMATACGXDAEAwBMAIcgMAQDAEwAhAgAAAKgHACAIAAC0BwAgAgAAAKgHACAIAAC0BwAgAwAAAKUHACAPAACtBwAgEAAAsgcAIAEAAAClBwAgAQAAAKgHACAFFQAA8RYAIBYAAPQWACAXAADzFgAgOAAA8hYAIDkAAPUWACAM1AoAAKYSADDVCgAAuwcAENYKAACmEgAw6ApAAMcQACGHCwEAxhAAIZALAQDGEAAhkgsBAMYQACG5CwIAxRAAIe0LAQDGEAAhjAwBAMYQACGXDAEAxhAAIcgMAQDGEAAhAwAAAKgHACADAAC6BwAwFAAAuwcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAG3QEAAKMSACDUCgAAohIAMNUKAADGBwAQ1goAAKISADD0CwEAAAABywwCANAQACEBAAAAvgcAIAvcAQEA0RAAIfEEAAClEgAg1AoAAKQSADDVCgAAwAcAENYKAACkEgAw1woEAIERACHtCwEA0RAAIfQLAQDREAAhyAwBANEQACHJDAEA0RAAIcoMAgDQEAAhAfEEAADwFgAgC9wBAQDREAAh8QQAAKUSACDUCgAApBIAMNUKAADABwAQ1goAAKQSADDXCgQAAAAB7QsBANEQACH0CwEA0RAAIcgMAQDREAAhyQwBANEQACHKDAIA0BAAIQMAAADABwAgAwAAwQcAMAQAAMIHACABAAAAwAcAIAEAAAC-BwAgBt0BAACjEgAg1AoAAKISADDVCgAAxgcAENYKAACiEgAw9AsBANEQACHLDAIA0BAAIQHdAQAA7xYAIAMAAADGBwAgAwAAxwcAMAQAAL4HACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAwAAAMYHACADAADHBwAwBAAAvgcAIAPdAQAA7hYAIPQLAQAAAAHLDAIAAAABAQgAAMsHACAC9AsBAAAAAcsMAgAAAAEBCAAAzQcAMAEIAADNBwAwA90BAADhFgAg9AsBAMATACHLDAIAvxMAIQIAAAC-BwAgCAAA0AcAIAL0CwEAwBMAIcsMAgC_EwAhAgAAAMYHACAIAADSBwAgAgAAAMYHACAIAADSBwAgAwAAAL4HACAPAADLBwAgEAAA0AcAIAEAAAC-BwAgAQAAAMYHACAFFQAA3BYAIBYAAN8WACAXAADeFgAgOAAA3RYAIDkAAOAWACAF1AoAAKESADDVCgAA2QcAENYKAAChEgAw9AsBAMYQACHLDAIAxRAAIQMAAADGBwAgAwAA2AcAMBQAANkHACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAQAAAMIHACABAAAAwgcAIAMAAADABwAgAwAAwQcAMAQAAMIHACADAAAAwAcAIAMAAMEHADAEAADCBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIAjcAQEAAAAB8QQAANsWACDXCgQAAAAB7QsBAAAAAfQLAQAAAAHIDAEAAAAByQwBAAAAAcoMAgAAAAEBCAAA4QcAIAfcAQEAAAAB1woEAAAAAe0LAQAAAAH0CwEAAAAByAwBAAAAAckMAQAAAAHKDAIAAAABAQgAAOMHADABCAAA4wcAMAjcAQEAwBMAIfEEAADaFgAg1woEANkTACHtCwEAwBMAIfQLAQDAEwAhyAwBAMATACHJDAEAwBMAIcoMAgC_EwAhAgAAAMIHACAIAADmBwAgB9wBAQDAEwAh1woEANkTACHtCwEAwBMAIfQLAQDAEwAhyAwBAMATACHJDAEAwBMAIcoMAgC_EwAhAgAAAMAHACAIAADoBwAgAgAAAMAHACAIAADoBwAgAwAAAMIHACAPAADhBwAgEAAA5gcAIAEAAADCBwAgAQAAAMAHACAFFQAA1RYAIBYAANgWACAXAADXFgAgOAAA1hYAIDkAANkWACAK3AEBAMYQACHUCgAAoBIAMNUKAADvBwAQ1goAAKASADDXCgQA6RAAIe0LAQDGEAAh9AsBAMYQACHIDAEAxhAAIckMAQDGEAAhygwCAMUQACEDAAAAwAcAIAMAAO4HADAUAADvBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIBjUCgAAnhIAMNUKAAD1BwAQ1goAAJ4SADDXCgEAAAAB2gpAANIQACHoCkAA5hAAIe4KAACfEsIMIo4LAQDREAAhjwsBANEQACGZCwEAAAABtAsBANEQACG-C0AA0hAAIdELQADSEAAh4QtAAOYQACGRDEAA5hAAIZIMAQCKEgAhlwwBANEQACG9DAIA0BAAIcIMAACdEQAgwwwCANAQACHEDAAAiBEAIMUMAACIEQAgxgwBANwQACHHDEAA0hAAIQEAAADyBwAgAQAAAPIHACAY1AoAAJ4SADDVCgAA9QcAENYKAACeEgAw1woBANEQACHaCkAA0hAAIegKQADmEAAh7goAAJ8SwgwijgsBANEQACGPCwEA0RAAIZkLAQDREAAhtAsBANEQACG-C0AA0hAAIdELQADSEAAh4QtAAOYQACGRDEAA5hAAIZIMAQCKEgAhlwwBANEQACG9DAIA0BAAIcIMAACdEQAgwwwCANAQACHEDAAAiBEAIMUMAACIEQAgxgwBANwQACHHDEAA0hAAIQfoCgAAxRMAIOELAADFEwAgkQwAAMUTACCSDAAAxRMAIMQMAADFEwAgxQwAAMUTACDGDAAAxRMAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAwAAAPUHACADAAD2BwAwBAAA8gcAIBXXCgEAAAAB2gpAAAAAAegKQAAAAAHuCgAAAMIMAo4LAQAAAAGPCwEAAAABmQsBAAAAAbQLAQAAAAG-C0AAAAAB0QtAAAAAAeELQAAAAAGRDEAAAAABkgwBAAAAAZcMAQAAAAG9DAIAAAABwgyAAAAAAcMMAgAAAAHEDIAAAAABxQyAAAAAAcYMAQAAAAHHDEAAAAABAQgAAPoHACAV1woBAAAAAdoKQAAAAAHoCkAAAAAB7goAAADCDAKOCwEAAAABjwsBAAAAAZkLAQAAAAG0CwEAAAABvgtAAAAAAdELQAAAAAHhC0AAAAABkQxAAAAAAZIMAQAAAAGXDAEAAAABvQwCAAAAAcIMgAAAAAHDDAIAAAABxAyAAAAAAcUMgAAAAAHGDAEAAAABxwxAAAAAAQEIAAD8BwAwAQgAAPwHADAV1woBAMATACHaCkAAwRMAIegKQADQEwAh7goAANQWwgwijgsBAMATACGPCwEAwBMAIZkLAQDAEwAhtAsBAMATACG-C0AAwRMAIdELQADBEwAh4QtAANATACGRDEAA0BMAIZIMAQDJEwAhlwwBAMATACG9DAIAvxMAIcIMgAAAAAHDDAIAvxMAIcQMgAAAAAHFDIAAAAABxgwBAMkTACHHDEAAwRMAIQIAAADyBwAgCAAA_wcAIBXXCgEAwBMAIdoKQADBEwAh6ApAANATACHuCgAA1BbCDCKOCwEAwBMAIY8LAQDAEwAhmQsBAMATACG0CwEAwBMAIb4LQADBEwAh0QtAAMETACHhC0AA0BMAIZEMQADQEwAhkgwBAMkTACGXDAEAwBMAIb0MAgC_EwAhwgyAAAAAAcMMAgC_EwAhxAyAAAAAAcUMgAAAAAHGDAEAyRMAIccMQADBEwAhAgAAAPUHACAIAACBCAAgAgAAAPUHACAIAACBCAAgAwAAAPIHACAPAAD6BwAgEAAA_wcAIAEAAADyBwAgAQAAAPUHACAMFQAAzxYAIBYAANIWACAXAADRFgAgOAAA0BYAIDkAANMWACDoCgAAxRMAIOELAADFEwAgkQwAAMUTACCSDAAAxRMAIMQMAADFEwAgxQwAAMUTACDGDAAAxRMAIBjUCgAAmhIAMNUKAACICAAQ1goAAJoSADDXCgEAxhAAIdoKQADHEAAh6ApAAN8QACHuCgAAmxLCDCKOCwEAxhAAIY8LAQDGEAAhmQsBAMYQACG0CwEAxhAAIb4LQADHEAAh0QtAAMcQACHhC0AA3xAAIZEMQADfEAAhkgwBAPIRACGXDAEAxhAAIb0MAgDFEAAhwgwAAJcRACDDDAIAxRAAIcQMAADqEAAgxQwAAOoQACDGDAEA1xAAIccMQADHEAAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAF1AoAAJkSADDVCgAAjggAENYKAACZEgAwjAwBAAAAAcAMQADSEAAhAQAAAIsIACABAAAAiwgAIAXUCgAAmRIAMNUKAACOCAAQ1goAAJkSADCMDAEA0RAAIcAMQADSEAAhAAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgAwAAAI4IACADAACPCAAwBAAAiwgAIAKMDAEAAAABwAxAAAAAAQEIAACTCAAgAowMAQAAAAHADEAAAAABAQgAAJUIADABCAAAlQgAMAKMDAEAwBMAIcAMQADBEwAhAgAAAIsIACAIAACYCAAgAowMAQDAEwAhwAxAAMETACECAAAAjggAIAgAAJoIACACAAAAjggAIAgAAJoIACADAAAAiwgAIA8AAJMIACAQAACYCAAgAQAAAIsIACABAAAAjggAIAMVAADMFgAgFgAAzhYAIBcAAM0WACAF1AoAAJgSADDVCgAAoQgAENYKAACYEgAwjAwBAMYQACHADEAAxxAAIQMAAACOCAAgAwAAoAgAMBQAAKEIACADAAAAjggAIAMAAI8IADAEAACLCAAgB9QKAACXEgAw1QoAAKcIABDWCgAAlxIAMIwMAQAAAAG9DAIA0BAAIb4MQADSEAAhvwxAANIQACEBAAAApAgAIAEAAACkCAAgB9QKAACXEgAw1QoAAKcIABDWCgAAlxIAMIwMAQDREAAhvQwCANAQACG-DEAA0hAAIb8MQADSEAAhAAMAAACnCAAgAwAAqAgAMAQAAKQIACADAAAApwgAIAMAAKgIADAEAACkCAAgAwAAAKcIACADAACoCAAwBAAApAgAIASMDAEAAAABvQwCAAAAAb4MQAAAAAG_DEAAAAABAQgAAKwIACAEjAwBAAAAAb0MAgAAAAG-DEAAAAABvwxAAAAAAQEIAACuCAAwAQgAAK4IADAEjAwBAMATACG9DAIAvxMAIb4MQADBEwAhvwxAAMETACECAAAApAgAIAgAALEIACAEjAwBAMATACG9DAIAvxMAIb4MQADBEwAhvwxAAMETACECAAAApwgAIAgAALMIACACAAAApwgAIAgAALMIACADAAAApAgAIA8AAKwIACAQAACxCAAgAQAAAKQIACABAAAApwgAIAUVAADHFgAgFgAAyhYAIBcAAMkWACA4AADIFgAgOQAAyxYAIAfUCgAAlhIAMNUKAAC6CAAQ1goAAJYSADCMDAEAxhAAIb0MAgDFEAAhvgxAAMcQACG_DEAAxxAAIQMAAACnCAAgAwAAuQgAMBQAALoIACADAAAApwgAIAMAAKgIADAEAACkCAAgBdQKAACVEgAw1QoAAMAIABDWCgAAlRIAMNcKAQAAAAG8DCAAAAABAQAAAL0IACABAAAAvQgAIAXUCgAAlRIAMNUKAADACAAQ1goAAJUSADDXCgEAkREAIbwMIACMEQAhAAMAAADACAAgAwAAwQgAMAQAAL0IACADAAAAwAgAIAMAAMEIADAEAAC9CAAgAwAAAMAIACADAADBCAAwBAAAvQgAIALXCgEAAAABvAwgAAAAAQEIAADFCAAgAtcKAQAAAAG8DCAAAAABAQgAAMcIADABCAAAxwgAMALXCgEAwBMAIbwMIADjEwAhAgAAAL0IACAIAADKCAAgAtcKAQDAEwAhvAwgAOMTACECAAAAwAgAIAgAAMwIACACAAAAwAgAIAgAAMwIACADAAAAvQgAIA8AAMUIACAQAADKCAAgAQAAAL0IACABAAAAwAgAIAMVAADEFgAgFgAAxhYAIBcAAMUWACAF1AoAAJQSADDVCgAA0wgAENYKAACUEgAw1woBAI4RACG8DCAA9RAAIQMAAADACAAgAwAA0ggAMBQAANMIACADAAAAwAgAIAMAAMEIADAEAAC9CAAgJNUFAACLEgAg1AoAAIkSADDVCgAA4wgAENYKAACJEgAw1woBAAAAAdoKQADSEAAh7goBANEQACGYCwEA3BAAIc4LAQDREAAh0QtAANIQACHoCwEA0RAAIekLEACDEQAhggwBANwQACGVDAEA3BAAIZcMAQDREAAhmQwBANEQACGfDEAA5hAAIaEMAQDREAAhogwBANEQACGkDEAA0hAAIaUMAQDREAAhpgwBANEQACGsDAEAihIAIa0MAgCJEQAhrgwCAIkRACGvDCAAjBEAIbAMIACMEQAhsQwBANEQACGyDAEA0RAAIbMMEAC9EQAhtAwQAL0RACG1DBAAvREAIbYMAQDcEAAhtwwBANwQACG4DAEA0RAAIbkMAQDcEAAhAQAAANYIACAX0gUAAJISACDUBQAAkxIAINQKAACREgAw1QoAANgIABDWCgAAkRIAMNcKAQCREQAh2gpAANIQACHuCgEA0RAAIe8KAQDcEAAh8goCANAQACGYCwEA3BAAIc4LAQDREAAh0QtAANIQACHpCxAAgxEAIYoMAQCREQAhiwwBANEQACGMDAEA0RAAIY0MAQDcEAAhjgwAAIgRACCPDEAA5hAAIZAMQADmEAAhkQxAAOYQACGSDAEAihIAIQrSBQAAwhYAINQFAADDFgAg7woAAMUTACCYCwAAxRMAII0MAADFEwAgjgwAAMUTACCPDAAAxRMAIJAMAADFEwAgkQwAAMUTACCSDAAAxRMAIBjSBQAAkhIAINQFAACTEgAg1AoAAJESADDVCgAA2AgAENYKAACREgAw1woBAAAAAdoKQADSEAAh7goBANEQACHvCgEA3BAAIfIKAgDQEAAhmAsBANwQACHOCwEA0RAAIdELQADSEAAh6QsQAIMRACGKDAEAkREAIYsMAQDREAAhjAwBANEQACGNDAEA3BAAIY4MAACIEQAgjwxAAOYQACGQDEAA5hAAIZEMQADmEAAhkgwBAIoSACG7DAAAkBIAIAMAAADYCAAgAwAA2QgAMAQAANoIACAH0wUAAI8SACDUCgAAjhIAMNUKAADcCAAQ1goAAI4SADDpCxAAgxEAIYgMAQCREQAhiQwCANAQACEB0wUAAMEWACAI0wUAAI8SACDUCgAAjhIAMNUKAADcCAAQ1goAAI4SADDpCxAAgxEAIYgMAQCREQAhiQwCANAQACG6DAAAjRIAIAMAAADcCAAgAwAA3QgAMAQAAN4IACABAAAA3AgAIAEAAADYCAAgAQAAANYIACAk1QUAAIsSACDUCgAAiRIAMNUKAADjCAAQ1goAAIkSADDXCgEAkREAIdoKQADSEAAh7goBANEQACGYCwEA3BAAIc4LAQDREAAh0QtAANIQACHoCwEA0RAAIekLEACDEQAhggwBANwQACGVDAEA3BAAIZcMAQDREAAhmQwBANEQACGfDEAA5hAAIaEMAQDREAAhogwBANEQACGkDEAA0hAAIaUMAQDREAAhpgwBANEQACGsDAEAihIAIa0MAgCJEQAhrgwCAIkRACGvDCAAjBEAIbAMIACMEQAhsQwBANEQACGyDAEA0RAAIbMMEAC9EQAhtAwQAL0RACG1DBAAvREAIbYMAQDcEAAhtwwBANwQACG4DAEA0RAAIbkMAQDcEAAhDtUFAADAFgAgmAsAAMUTACCCDAAAxRMAIJUMAADFEwAgnwwAAMUTACCsDAAAxRMAIK0MAADFEwAgrgwAAMUTACCzDAAAxRMAILQMAADFEwAgtQwAAMUTACC2DAAAxRMAILcMAADFEwAguQwAAMUTACADAAAA4wgAIAMAAOQIADAEAADWCAAgAwAAAOMIACADAADkCAAwBAAA1ggAIAMAAADjCAAgAwAA5AgAMAQAANYIACAh1QUAAL8WACDXCgEAAAAB2gpAAAAAAe4KAQAAAAGYCwEAAAABzgsBAAAAAdELQAAAAAHoCwEAAAAB6QsQAAAAAYIMAQAAAAGVDAEAAAABlwwBAAAAAZkMAQAAAAGfDEAAAAABoQwBAAAAAaIMAQAAAAGkDEAAAAABpQwBAAAAAaYMAQAAAAGsDAEAAAABrQwCAAAAAa4MAgAAAAGvDCAAAAABsAwgAAAAAbEMAQAAAAGyDAEAAAABswwQAAAAAbQMEAAAAAG1DBAAAAABtgwBAAAAAbcMAQAAAAG4DAEAAAABuQwBAAAAAQEIAADoCAAgINcKAQAAAAHaCkAAAAAB7goBAAAAAZgLAQAAAAHOCwEAAAAB0QtAAAAAAegLAQAAAAHpCxAAAAABggwBAAAAAZUMAQAAAAGXDAEAAAABmQwBAAAAAZ8MQAAAAAGhDAEAAAABogwBAAAAAaQMQAAAAAGlDAEAAAABpgwBAAAAAawMAQAAAAGtDAIAAAABrgwCAAAAAa8MIAAAAAGwDCAAAAABsQwBAAAAAbIMAQAAAAGzDBAAAAABtAwQAAAAAbUMEAAAAAG2DAEAAAABtwwBAAAAAbgMAQAAAAG5DAEAAAABAQgAAOoIADABCAAA6ggAMCHVBQAAshYAINcKAQDAEwAh2gpAAMETACHuCgEAwBMAIZgLAQDJEwAhzgsBAMATACHRC0AAwRMAIegLAQDAEwAh6QsQAOwTACGCDAEAyRMAIZUMAQDJEwAhlwwBAMATACGZDAEAwBMAIZ8MQADQEwAhoQwBAMATACGiDAEAwBMAIaQMQADBEwAhpQwBAMATACGmDAEAwBMAIawMAQDJEwAhrQwCANoTACGuDAIA2hMAIa8MIADjEwAhsAwgAOMTACGxDAEAwBMAIbIMAQDAEwAhswwQALYUACG0DBAAthQAIbUMEAC2FAAhtgwBAMkTACG3DAEAyRMAIbgMAQDAEwAhuQwBAMkTACECAAAA1ggAIAgAAO0IACAg1woBAMATACHaCkAAwRMAIe4KAQDAEwAhmAsBAMkTACHOCwEAwBMAIdELQADBEwAh6AsBAMATACHpCxAA7BMAIYIMAQDJEwAhlQwBAMkTACGXDAEAwBMAIZkMAQDAEwAhnwxAANATACGhDAEAwBMAIaIMAQDAEwAhpAxAAMETACGlDAEAwBMAIaYMAQDAEwAhrAwBAMkTACGtDAIA2hMAIa4MAgDaEwAhrwwgAOMTACGwDCAA4xMAIbEMAQDAEwAhsgwBAMATACGzDBAAthQAIbQMEAC2FAAhtQwQALYUACG2DAEAyRMAIbcMAQDJEwAhuAwBAMATACG5DAEAyRMAIQIAAADjCAAgCAAA7wgAIAIAAADjCAAgCAAA7wgAIAMAAADWCAAgDwAA6AgAIBAAAO0IACABAAAA1ggAIAEAAADjCAAgEhUAAK0WACAWAACwFgAgFwAArxYAIDgAAK4WACA5AACxFgAgmAsAAMUTACCCDAAAxRMAIJUMAADFEwAgnwwAAMUTACCsDAAAxRMAIK0MAADFEwAgrgwAAMUTACCzDAAAxRMAILQMAADFEwAgtQwAAMUTACC2DAAAxRMAILcMAADFEwAguQwAAMUTACAj1AoAAIgSADDVCgAA9ggAENYKAACIEgAw1woBAI4RACHaCkAAxxAAIe4KAQDGEAAhmAsBANcQACHOCwEAxhAAIdELQADHEAAh6AsBAMYQACHpCxAA-hAAIYIMAQDXEAAhlQwBANcQACGXDAEAxhAAIZkMAQDGEAAhnwxAAN8QACGhDAEAxhAAIaIMAQDGEAAhpAxAAMcQACGlDAEAxhAAIaYMAQDGEAAhrAwBAPIRACGtDAIA6xAAIa4MAgDrEAAhrwwgAPUQACGwDCAA9RAAIbEMAQDGEAAhsgwBAMYQACGzDBAAsxEAIbQMEACzEQAhtQwQALMRACG2DAEA1xAAIbcMAQDXEAAhuAwBAMYQACG5DAEA1xAAIQMAAADjCAAgAwAA9QgAMBQAAPYIACADAAAA4wgAIAMAAOQIADAEAADWCAAgD9QKAACGEgAw1QoAAPwIABDWCgAAhhIAMLALAACdEQAg6AsBANEQACGKDAEAAAABoQwBANEQACGkDEAA0hAAIaUMAQDREAAhpgwBANEQACGnDAEA3BAAIagMAAH-EQAhqQwAAf4RACGqDAAAnREAIKsMAACHEgAgAQAAAPkIACABAAAA-QgAIA7UCgAAhhIAMNUKAAD8CAAQ1goAAIYSADCwCwAAnREAIOgLAQDREAAhigwBAJERACGhDAEA0RAAIaQMQADSEAAhpQwBANEQACGmDAEA0RAAIacMAQDcEAAhqAwAAf4RACGpDAAB_hEAIaoMAACdEQAgAacMAADFEwAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgC7ALgAAAAAHoCwEAAAABigwBAAAAAaEMAQAAAAGkDEAAAAABpQwBAAAAAaYMAQAAAAGnDAEAAAABqAwAAQAAAakMAAEAAAGqDIAAAAABAQgAAIEJACALsAuAAAAAAegLAQAAAAGKDAEAAAABoQwBAAAAAaQMQAAAAAGlDAEAAAABpgwBAAAAAacMAQAAAAGoDAABAAABqQwAAQAAAaoMgAAAAAEBCAAAgwkAMAEIAACDCQAwC7ALgAAAAAHoCwEAwBMAIYoMAQDAEwAhoQwBAMATACGkDEAAwRMAIaUMAQDAEwAhpgwBAMATACGnDAEAyRMAIagMAAGjFgAhqQwAAaMWACGqDIAAAAABAgAAAPkIACAIAACGCQAgC7ALgAAAAAHoCwEAwBMAIYoMAQDAEwAhoQwBAMATACGkDEAAwRMAIaUMAQDAEwAhpgwBAMATACGnDAEAyRMAIagMAAGjFgAhqQwAAaMWACGqDIAAAAABAgAAAPwIACAIAACICQAgAgAAAPwIACAIAACICQAgAwAAAPkIACAPAACBCQAgEAAAhgkAIAEAAAD5CAAgAQAAAPwIACAEFQAAqhYAIBYAAKwWACAXAACrFgAgpwwAAMUTACAO1AoAAIUSADDVCgAAjwkAENYKAACFEgAwsAsAAJcRACDoCwEAxhAAIYoMAQCOEQAhoQwBAMYQACGkDEAAxxAAIaUMAQDGEAAhpgwBAMYQACGnDAEA1xAAIagMAAH6EQAhqQwAAfoRACGqDAAAlxEAIAMAAAD8CAAgAwAAjgkAMBQAAI8JACADAAAA_AgAIAMAAP0IADAEAAD5CAAgD9QKAACDEgAw1QoAAJUJABDWCgAAgxIAMO4KAQDREAAh6AsBANEQACHpCxAAgxEAIe0LAQDREAAhigwBAAAAAZEMQADSEAAhngxAANIQACGfDEAA5hAAIaAMIACMEQAhoQwBANEQACGiDAEA0RAAIaMMAAGEEgAhAQAAAJIJACABAAAAkgkAIA_UCgAAgxIAMNUKAACVCQAQ1goAAIMSADDuCgEA0RAAIegLAQDREAAh6QsQAIMRACHtCwEA0RAAIYoMAQCREQAhkQxAANIQACGeDEAA0hAAIZ8MQADmEAAhoAwgAIwRACGhDAEA0RAAIaIMAQDREAAhowwAAYQSACECnwwAAMUTACCjDAAAxRMAIAMAAACVCQAgAwAAlgkAMAQAAJIJACADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAzuCgEAAAAB6AsBAAAAAekLEAAAAAHtCwEAAAABigwBAAAAAZEMQAAAAAGeDEAAAAABnwxAAAAAAaAMIAAAAAGhDAEAAAABogwBAAAAAaMMAAEAAAEBCAAAmgkAIAzuCgEAAAAB6AsBAAAAAekLEAAAAAHtCwEAAAABigwBAAAAAZEMQAAAAAGeDEAAAAABnwxAAAAAAaAMIAAAAAGhDAEAAAABogwBAAAAAaMMAAEAAAEBCAAAnAkAMAEIAACcCQAwDO4KAQDAEwAh6AsBAMATACHpCxAA7BMAIe0LAQDAEwAhigwBAMATACGRDEAAwRMAIZ4MQADBEwAhnwxAANATACGgDCAA4xMAIaEMAQDAEwAhogwBAMATACGjDAABqRYAIQIAAACSCQAgCAAAnwkAIAzuCgEAwBMAIegLAQDAEwAh6QsQAOwTACHtCwEAwBMAIYoMAQDAEwAhkQxAAMETACGeDEAAwRMAIZ8MQADQEwAhoAwgAOMTACGhDAEAwBMAIaIMAQDAEwAhowwAAakWACECAAAAlQkAIAgAAKEJACACAAAAlQkAIAgAAKEJACADAAAAkgkAIA8AAJoJACAQAACfCQAgAQAAAJIJACABAAAAlQkAIAcVAACkFgAgFgAApxYAIBcAAKYWACA4AAClFgAgOQAAqBYAIJ8MAADFEwAgowwAAMUTACAP1AoAAP8RADDVCgAAqAkAENYKAAD_EQAw7goBAMYQACHoCwEAxhAAIekLEAD6EAAh7QsBAMYQACGKDAEAjhEAIZEMQADHEAAhngxAAMcQACGfDEAA3xAAIaAMIAD1EAAhoQwBAMYQACGiDAEAxhAAIaMMAAGAEgAhAwAAAJUJACADAACnCQAwFAAAqAkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAH1AoAAP0RADDVCgAArgkAENYKAAD9EQAw2gpAANIQACGKDAEAAAABnAwAAJ0RACCdDAAB_hEAIQEAAACrCQAgAQAAAKsJACAH1AoAAP0RADDVCgAArgkAENYKAAD9EQAw2gpAANIQACGKDAEAkREAIZwMAACdEQAgnQwAAf4RACEAAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgBNoKQAAAAAGKDAEAAAABnAyAAAAAAZ0MAAEAAAEBCAAAswkAIATaCkAAAAABigwBAAAAAZwMgAAAAAGdDAABAAABAQgAALUJADABCAAAtQkAMATaCkAAwRMAIYoMAQDAEwAhnAyAAAAAAZ0MAAGjFgAhAgAAAKsJACAIAAC4CQAgBNoKQADBEwAhigwBAMATACGcDIAAAAABnQwAAaMWACECAAAArgkAIAgAALoJACACAAAArgkAIAgAALoJACADAAAAqwkAIA8AALMJACAQAAC4CQAgAQAAAKsJACABAAAArgkAIAMVAACgFgAgFgAAohYAIBcAAKEWACAH1AoAAPkRADDVCgAAwQkAENYKAAD5EQAw2gpAAMcQACGKDAEAjhEAIZwMAACXEQAgnQwAAfoRACEDAAAArgkAIAMAAMAJADAUAADBCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAbUCgAA-BEAMNUKAADHCQAQ1goAAPgRADDaCkAA0hAAIYoMAQAAAAGcDAAAnREAIAEAAADECQAgAQAAAMQJACAG1AoAAPgRADDVCgAAxwkAENYKAAD4EQAw2gpAANIQACGKDAEAkREAIZwMAACdEQAgAAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgAwAAAMcJACADAADICQAwBAAAxAkAIAPaCkAAAAABigwBAAAAAZwMgAAAAAEBCAAAzAkAIAPaCkAAAAABigwBAAAAAZwMgAAAAAEBCAAAzgkAMAEIAADOCQAwA9oKQADBEwAhigwBAMATACGcDIAAAAABAgAAAMQJACAIAADRCQAgA9oKQADBEwAhigwBAMATACGcDIAAAAABAgAAAMcJACAIAADTCQAgAgAAAMcJACAIAADTCQAgAwAAAMQJACAPAADMCQAgEAAA0QkAIAEAAADECQAgAQAAAMcJACADFQAAnRYAIBYAAJ8WACAXAACeFgAgBtQKAAD3EQAw1QoAANoJABDWCgAA9xEAMNoKQADHEAAhigwBAI4RACGcDAAAlxEAIAMAAADHCQAgAwAA2QkAMBQAANoJACADAAAAxwkAIAMAAMgJADAEAADECQAgD9QKAAD1EQAw1QoAAOAJABDWCgAA9REAMOkLEACDEQAhiQwCANAQACGKDAEAkREAIZMMAgDQEAAhlAwCAIkRACGVDAEA0RAAIZYMAQDREAAhlwwBANEQACGYDBAAvREAIZkMAQDREAAhmgwBANEQACGbDAAA9hEAIAEAAADdCQAgAQAAAN0JACAO1AoAAPURADDVCgAA4AkAENYKAAD1EQAw6QsQAIMRACGJDAIA0BAAIYoMAQCREQAhkwwCANAQACGUDAIAiREAIZUMAQDREAAhlgwBANEQACGXDAEA0RAAIZgMEAC9EQAhmQwBANEQACGaDAEA0RAAIQKUDAAAxRMAIJgMAADFEwAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACADAAAA4AkAIAMAAOEJADAEAADdCQAgC-kLEAAAAAGJDAIAAAABigwBAAAAAZMMAgAAAAGUDAIAAAABlQwBAAAAAZYMAQAAAAGXDAEAAAABmAwQAAAAAZkMAQAAAAGaDAEAAAABAQgAAOUJACAL6QsQAAAAAYkMAgAAAAGKDAEAAAABkwwCAAAAAZQMAgAAAAGVDAEAAAABlgwBAAAAAZcMAQAAAAGYDBAAAAABmQwBAAAAAZoMAQAAAAEBCAAA5wkAMAEIAADnCQAwC-kLEADsEwAhiQwCAL8TACGKDAEAwBMAIZMMAgC_EwAhlAwCANoTACGVDAEAwBMAIZYMAQDAEwAhlwwBAMATACGYDBAAthQAIZkMAQDAEwAhmgwBAMATACECAAAA3QkAIAgAAOoJACAL6QsQAOwTACGJDAIAvxMAIYoMAQDAEwAhkwwCAL8TACGUDAIA2hMAIZUMAQDAEwAhlgwBAMATACGXDAEAwBMAIZgMEAC2FAAhmQwBAMATACGaDAEAwBMAIQIAAADgCQAgCAAA7AkAIAIAAADgCQAgCAAA7AkAIAMAAADdCQAgDwAA5QkAIBAAAOoJACABAAAA3QkAIAEAAADgCQAgBxUAAJgWACAWAACbFgAgFwAAmhYAIDgAAJkWACA5AACcFgAglAwAAMUTACCYDAAAxRMAIA7UCgAA9BEAMNUKAADzCQAQ1goAAPQRADDpCxAA-hAAIYkMAgDFEAAhigwBAI4RACGTDAIAxRAAIZQMAgDrEAAhlQwBAMYQACGWDAEAxhAAIZcMAQDGEAAhmAwQALMRACGZDAEAxhAAIZoMAQDGEAAhAwAAAOAJACADAADyCQAwFAAA8wkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACABAAAA2ggAIAEAAADaCAAgAwAAANgIACADAADZCAAwBAAA2ggAIAMAAADYCAAgAwAA2QgAMAQAANoIACADAAAA2AgAIAMAANkIADAEAADaCAAgFNIFAACWFgAg1AUAAJcWACDXCgEAAAAB2gpAAAAAAe4KAQAAAAHvCgEAAAAB8goCAAAAAZgLAQAAAAHOCwEAAAAB0QtAAAAAAekLEAAAAAGKDAEAAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABjgyAAAAAAY8MQAAAAAGQDEAAAAABkQxAAAAAAZIMAQAAAAEBCAAA-wkAIBLXCgEAAAAB2gpAAAAAAe4KAQAAAAHvCgEAAAAB8goCAAAAAZgLAQAAAAHOCwEAAAAB0QtAAAAAAekLEAAAAAGKDAEAAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABjgyAAAAAAY8MQAAAAAGQDEAAAAABkQxAAAAAAZIMAQAAAAEBCAAA_QkAMAEIAAD9CQAwFNIFAACIFgAg1AUAAIkWACDXCgEAwBMAIdoKQADBEwAh7goBAMATACHvCgEAyRMAIfIKAgC_EwAhmAsBAMkTACHOCwEAwBMAIdELQADBEwAh6QsQAOwTACGKDAEAwBMAIYsMAQDAEwAhjAwBAMATACGNDAEAyRMAIY4MgAAAAAGPDEAA0BMAIZAMQADQEwAhkQxAANATACGSDAEAyRMAIQIAAADaCAAgCAAAgAoAIBLXCgEAwBMAIdoKQADBEwAh7goBAMATACHvCgEAyRMAIfIKAgC_EwAhmAsBAMkTACHOCwEAwBMAIdELQADBEwAh6QsQAOwTACGKDAEAwBMAIYsMAQDAEwAhjAwBAMATACGNDAEAyRMAIY4MgAAAAAGPDEAA0BMAIZAMQADQEwAhkQxAANATACGSDAEAyRMAIQIAAADYCAAgCAAAggoAIAIAAADYCAAgCAAAggoAIAMAAADaCAAgDwAA-wkAIBAAAIAKACABAAAA2ggAIAEAAADYCAAgDRUAAIMWACAWAACGFgAgFwAAhRYAIDgAAIQWACA5AACHFgAg7woAAMUTACCYCwAAxRMAII0MAADFEwAgjgwAAMUTACCPDAAAxRMAIJAMAADFEwAgkQwAAMUTACCSDAAAxRMAIBXUCgAA8REAMNUKAACJCgAQ1goAAPERADDXCgEAjhEAIdoKQADHEAAh7goBAMYQACHvCgEA1xAAIfIKAgDFEAAhmAsBANcQACHOCwEAxhAAIdELQADHEAAh6QsQAPoQACGKDAEAjhEAIYsMAQDGEAAhjAwBAMYQACGNDAEA1xAAIY4MAADqEAAgjwxAAN8QACGQDEAA3xAAIZEMQADfEAAhkgwBAPIRACEDAAAA2AgAIAMAAIgKADAUAACJCgAgAwAAANgIACADAADZCAAwBAAA2ggAIAEAAADeCAAgAQAAAN4IACADAAAA3AgAIAMAAN0IADAEAADeCAAgAwAAANwIACADAADdCAAwBAAA3ggAIAMAAADcCAAgAwAA3QgAMAQAAN4IACAE0wUAAIIWACDpCxAAAAABiAwBAAAAAYkMAgAAAAEBCAAAkQoAIAPpCxAAAAABiAwBAAAAAYkMAgAAAAEBCAAAkwoAMAEIAACTCgAwBNMFAACBFgAg6QsQAOwTACGIDAEAwBMAIYkMAgC_EwAhAgAAAN4IACAIAACWCgAgA-kLEADsEwAhiAwBAMATACGJDAIAvxMAIQIAAADcCAAgCAAAmAoAIAIAAADcCAAgCAAAmAoAIAMAAADeCAAgDwAAkQoAIBAAAJYKACABAAAA3ggAIAEAAADcCAAgBRUAAPwVACAWAAD_FQAgFwAA_hUAIDgAAP0VACA5AACAFgAgBtQKAADwEQAw1QoAAJ8KABDWCgAA8BEAMOkLEAD6EAAhiAwBAI4RACGJDAIAxRAAIQMAAADcCAAgAwAAngoAMBQAAJ8KACADAAAA3AgAIAMAAN0IADAEAADeCAAgB9cGAADtEQAg1AoAAOwRADDVCgAAqgoAENYKAADsEQAw1woBAAAAAYUMQADSEAAhhwwBANEQACEBAAAAogoAIAvWBgAA7xEAINQKAADuEQAw1QoAAKQKABDWCgAA7hEAMNcKAQDREAAhgQwBANEQACGCDAEA0RAAIYMMAACdEQAghAwgAIwRACGFDEAA0hAAIYYMIACMEQAhAdYGAAD7FQAgC9YGAADvEQAg1AoAAO4RADDVCgAApAoAENYKAADuEQAw1woBAAAAAYEMAQDREAAhggwBANEQACGDDAAAnREAIIQMIACMEQAhhQxAANIQACGGDCAAjBEAIQMAAACkCgAgAwAApQoAMAQAAKYKACABAAAApAoAIAEAAACiCgAgB9cGAADtEQAg1AoAAOwRADDVCgAAqgoAENYKAADsEQAw1woBANEQACGFDEAA0hAAIYcMAQDREAAhAdcGAAD6FQAgAwAAAKoKACADAACrCgAwBAAAogoAIAMAAACqCgAgAwAAqwoAMAQAAKIKACADAAAAqgoAIAMAAKsKADAEAACiCgAgBNcGAAD5FQAg1woBAAAAAYUMQAAAAAGHDAEAAAABAQgAAK8KACAD1woBAAAAAYUMQAAAAAGHDAEAAAABAQgAALEKADABCAAAsQoAMATXBgAA7BUAINcKAQDAEwAhhQxAAMETACGHDAEAwBMAIQIAAACiCgAgCAAAtAoAIAPXCgEAwBMAIYUMQADBEwAhhwwBAMATACECAAAAqgoAIAgAALYKACACAAAAqgoAIAgAALYKACADAAAAogoAIA8AAK8KACAQAAC0CgAgAQAAAKIKACABAAAAqgoAIAMVAADpFQAgFgAA6xUAIBcAAOoVACAG1AoAAOsRADDVCgAAvQoAENYKAADrEQAw1woBAMYQACGFDEAAxxAAIYcMAQDGEAAhAwAAAKoKACADAAC8CgAwFAAAvQoAIAMAAACqCgAgAwAAqwoAMAQAAKIKACABAAAApgoAIAEAAACmCgAgAwAAAKQKACADAAClCgAwBAAApgoAIAMAAACkCgAgAwAApQoAMAQAAKYKACADAAAApAoAIAMAAKUKADAEAACmCgAgCNYGAADoFQAg1woBAAAAAYEMAQAAAAGCDAEAAAABgwyAAAAAAYQMIAAAAAGFDEAAAAABhgwgAAAAAQEIAADFCgAgB9cKAQAAAAGBDAEAAAABggwBAAAAAYMMgAAAAAGEDCAAAAABhQxAAAAAAYYMIAAAAAEBCAAAxwoAMAEIAADHCgAwCNYGAADnFQAg1woBAMATACGBDAEAwBMAIYIMAQDAEwAhgwyAAAAAAYQMIADjEwAhhQxAAMETACGGDCAA4xMAIQIAAACmCgAgCAAAygoAIAfXCgEAwBMAIYEMAQDAEwAhggwBAMATACGDDIAAAAABhAwgAOMTACGFDEAAwRMAIYYMIADjEwAhAgAAAKQKACAIAADMCgAgAgAAAKQKACAIAADMCgAgAwAAAKYKACAPAADFCgAgEAAAygoAIAEAAACmCgAgAQAAAKQKACADFQAA5BUAIBYAAOYVACAXAADlFQAgCtQKAADqEQAw1QoAANMKABDWCgAA6hEAMNcKAQDGEAAhgQwBAMYQACGCDAEAxhAAIYMMAACXEQAghAwgAPUQACGFDEAAxxAAIYYMIAD1EAAhAwAAAKQKACADAADSCgAwFAAA0woAIAMAAACkCgAgAwAApQoAMAQAAKYKACAH1AoAAOkRADDVCgAA2QoAENYKAADpEQAw3QsCANAQACH-C0AAAAAB_wsQAIMRACGADBAAgxEAIQEAAADWCgAgAQAAANYKACAH1AoAAOkRADDVCgAA2QoAENYKAADpEQAw3QsCANAQACH-C0AA0hAAIf8LEACDEQAhgAwQAIMRACEAAwAAANkKACADAADaCgAwBAAA1goAIAMAAADZCgAgAwAA2goAMAQAANYKACADAAAA2QoAIAMAANoKADAEAADWCgAgBN0LAgAAAAH-C0AAAAAB_wsQAAAAAYAMEAAAAAEBCAAA3goAIATdCwIAAAAB_gtAAAAAAf8LEAAAAAGADBAAAAABAQgAAOAKADABCAAA4AoAMATdCwIAvxMAIf4LQADBEwAh_wsQAOwTACGADBAA7BMAIQIAAADWCgAgCAAA4woAIATdCwIAvxMAIf4LQADBEwAh_wsQAOwTACGADBAA7BMAIQIAAADZCgAgCAAA5QoAIAIAAADZCgAgCAAA5QoAIAMAAADWCgAgDwAA3goAIBAAAOMKACABAAAA1goAIAEAAADZCgAgBRUAAN8VACAWAADiFQAgFwAA4RUAIDgAAOAVACA5AADjFQAgB9QKAADoEQAw1QoAAOwKABDWCgAA6BEAMN0LAgDFEAAh_gtAAMcQACH_CxAA-hAAIYAMEAD6EAAhAwAAANkKACADAADrCgAwFAAA7AoAIAMAAADZCgAgAwAA2goAMAQAANYKACAG1AoAAOcRADDVCgAA8goAENYKAADnEQAw2gpAANIQACH0CwEAAAAB_QsBANEQACEBAAAA7woAIAEAAADvCgAgBtQKAADnEQAw1QoAAPIKABDWCgAA5xEAMNoKQADSEAAh9AsBANEQACH9CwEA0RAAIQADAAAA8goAIAMAAPMKADAEAADvCgAgAwAAAPIKACADAADzCgAwBAAA7woAIAMAAADyCgAgAwAA8woAMAQAAO8KACAD2gpAAAAAAfQLAQAAAAH9CwEAAAABAQgAAPcKACAD2gpAAAAAAfQLAQAAAAH9CwEAAAABAQgAAPkKADABCAAA-QoAMAPaCkAAwRMAIfQLAQDAEwAh_QsBAMATACECAAAA7woAIAgAAPwKACAD2gpAAMETACH0CwEAwBMAIf0LAQDAEwAhAgAAAPIKACAIAAD-CgAgAgAAAPIKACAIAAD-CgAgAwAAAO8KACAPAAD3CgAgEAAA_AoAIAEAAADvCgAgAQAAAPIKACADFQAA3BUAIBYAAN4VACAXAADdFQAgBtQKAADmEQAw1QoAAIULABDWCgAA5hEAMNoKQADHEAAh9AsBAMYQACH9CwEAxhAAIQMAAADyCgAgAwAAhAsAMBQAAIULACADAAAA8goAIAMAAPMKADAEAADvCgAgB9QKAADkEQAw1QoAAIsLABDWCgAA5BEAMI8LAQDREAAh-gsBAJERACH7C0AA0hAAIfwLAADlEQAgAQAAAIgLACABAAAAiAsAIAbUCgAA5BEAMNUKAACLCwAQ1goAAOQRADCPCwEA0RAAIfoLAQCREQAh-wtAANIQACEAAwAAAIsLACADAACMCwAwBAAAiAsAIAMAAACLCwAgAwAAjAsAMAQAAIgLACADAAAAiwsAIAMAAIwLADAEAACICwAgA48LAQAAAAH6CwEAAAAB-wtAAAAAAQEIAACQCwAgA48LAQAAAAH6CwEAAAAB-wtAAAAAAQEIAACSCwAwAQgAAJILADADjwsBAMATACH6CwEAwBMAIfsLQADBEwAhAgAAAIgLACAIAACVCwAgA48LAQDAEwAh-gsBAMATACH7C0AAwRMAIQIAAACLCwAgCAAAlwsAIAIAAACLCwAgCAAAlwsAIAMAAACICwAgDwAAkAsAIBAAAJULACABAAAAiAsAIAEAAACLCwAgAxUAANkVACAWAADbFQAgFwAA2hUAIAbUCgAA4xEAMNUKAACeCwAQ1goAAOMRADCPCwEAxhAAIfoLAQCOEQAh-wtAAMcQACEDAAAAiwsAIAMAAJ0LADAUAACeCwAgAwAAAIsLACADAACMCwAwBAAAiAsAIAyoBwAA2hEAIK4HAADbEQAg1AoAANkRADDVCgAAqwsAENYKAADZEQAw2gpAANIQACGZCwEAAAAB7QsBANEQACH0CwEAAAAB9QsBANwQACH2C0AA5hAAIfcLQADmEAAhAQAAAKELACAH8QQAAOIRACDUCgAA4REAMNUKAACjCwAQ1goAAOERADCPCwEA0RAAIdYLAQDREAAh8QtAANIQACEB8QQAANYVACAI8QQAAOIRACDUCgAA4REAMNUKAACjCwAQ1goAAOERADCPCwEA0RAAIdYLAQDREAAh8QtAANIQACH5CwAA4BEAIAMAAACjCwAgAwAApAsAMAQAAKULACAS8QQAAN0RACCqBwAAzBEAIKwHAADeEQAgrQcAAN8RACDUCgAA3BEAMNUKAACnCwAQ1goAANwRADDXCgEA0RAAIdoKQADSEAAh6ApAAOYQACGxC0AA5hAAIccLAQDcEAAh1gsBANwQACHsCwEA0RAAIe0LAQDREAAh7gsBANwQACHvCyAAjBEAIfALQADmEAAhCvEEAADWFQAgqgcAAPcUACCsBwAA1xUAIK0HAADYFQAg6AoAAMUTACCxCwAAxRMAIMcLAADFEwAg1gsAAMUTACDuCwAAxRMAIPALAADFEwAgEvEEAADdEQAgqgcAAMwRACCsBwAA3hEAIK0HAADfEQAg1AoAANwRADDVCgAApwsAENYKAADcEQAw1woBAAAAAdoKQADSEAAh6ApAAOYQACGxC0AA5hAAIccLAQAAAAHWCwEA3BAAIewLAQDREAAh7QsBANEQACHuCwEA3BAAIe8LIACMEQAh8AtAAOYQACEDAAAApwsAIAMAAKgLADAEAACpCwAgDKgHAADaEQAgrgcAANsRACDUCgAA2REAMNUKAACrCwAQ1goAANkRADDaCkAA0hAAIZkLAQDREAAh7QsBANEQACH0CwEA0RAAIfULAQDcEAAh9gtAAOYQACH3C0AA5hAAIQEAAACrCwAgCqkHAADUEQAgqwcAANgRACDUCgAA1xEAMNUKAACtCwAQ1goAANcRADDXCgEA0RAAIfoKQADSEAAh1AsBANEQACHgCwEA0RAAIeILQADmEAAhA6kHAADUFQAgqwcAANUVACDiCwAAxRMAIAupBwAA1BEAIKsHAADYEQAg1AoAANcRADDVCgAArQsAENYKAADXEQAw1woBAAAAAfoKQADSEAAh1AsBANEQACHgCwEA0RAAIeILQADmEAAh-AsAANYRACADAAAArQsAIAMAAK4LADAEAACvCwAgAwAAAK0LACADAACuCwAwBAAArwsAIAEAAACtCwAgB6kHAADUEQAg1AoAANURADDVCgAAswsAENYKAADVEQAw1woBANEQACHgCwEA0RAAIeELQADSEAAhAakHAADUFQAgB6kHAADUEQAg1AoAANURADDVCgAAswsAENYKAADVEQAw1woBAAAAAeALAQDREAAh4QtAANIQACEDAAAAswsAIAMAALQLADAEAAC1CwAgC6kHAADUEQAg1AoAANMRADDVCgAAtwsAENYKAADTEQAwmQsBANEQACHPC0AA0hAAIeALAQDREAAh6AsBANEQACHpCxAAgxEAIeoLAgDQEAAh6wsQAIMRACEBqQcAANQVACALqQcAANQRACDUCgAA0xEAMNUKAAC3CwAQ1goAANMRADCZCwEAAAABzwtAANIQACHgCwEA0RAAIegLAQDREAAh6QsQAIMRACHqCwIA0BAAIesLEACDEQAhAwAAALcLACADAAC4CwAwBAAAuQsAIAEAAACtCwAgAQAAALMLACABAAAAtwsAIAEAAACjCwAgAQAAAKcLACABAAAAoQsAIAWoBwAA0hUAIK4HAADTFQAg9QsAAMUTACD2CwAAxRMAIPcLAADFEwAgAwAAAKsLACADAADBCwAwBAAAoQsAIAMAAACrCwAgAwAAwQsAMAQAAKELACADAAAAqwsAIAMAAMELADAEAAChCwAgCagHAADQFQAgrgcAANEVACDaCkAAAAABmQsBAAAAAe0LAQAAAAH0CwEAAAAB9QsBAAAAAfYLQAAAAAH3C0AAAAABAQgAAMULACAH2gpAAAAAAZkLAQAAAAHtCwEAAAAB9AsBAAAAAfULAQAAAAH2C0AAAAAB9wtAAAAAAQEIAADHCwAwAQgAAMcLADAJqAcAALYVACCuBwAAtxUAINoKQADBEwAhmQsBAMATACHtCwEAwBMAIfQLAQDAEwAh9QsBAMkTACH2C0AA0BMAIfcLQADQEwAhAgAAAKELACAIAADKCwAgB9oKQADBEwAhmQsBAMATACHtCwEAwBMAIfQLAQDAEwAh9QsBAMkTACH2C0AA0BMAIfcLQADQEwAhAgAAAKsLACAIAADMCwAgAgAAAKsLACAIAADMCwAgAwAAAKELACAPAADFCwAgEAAAygsAIAEAAAChCwAgAQAAAKsLACAGFQAAsxUAIBYAALUVACAXAAC0FQAg9QsAAMUTACD2CwAAxRMAIPcLAADFEwAgCtQKAADSEQAw1QoAANMLABDWCgAA0hEAMNoKQADHEAAhmQsBAMYQACHtCwEAxhAAIfQLAQDGEAAh9QsBANcQACH2C0AA3xAAIfcLQADfEAAhAwAAAKsLACADAADSCwAwFAAA0wsAIAMAAACrCwAgAwAAwQsAMAQAAKELACAH1AoAANERADDVCgAA2QsAENYKAADREQAw2QoBANEQACHaCkAA0hAAIfILAQAAAAHzCwEA0RAAIQEAAADWCwAgAQAAANYLACAH1AoAANERADDVCgAA2QsAENYKAADREQAw2QoBANEQACHaCkAA0hAAIfILAQDREAAh8wsBANEQACEAAwAAANkLACADAADaCwAwBAAA1gsAIAMAAADZCwAgAwAA2gsAMAQAANYLACADAAAA2QsAIAMAANoLADAEAADWCwAgBNkKAQAAAAHaCkAAAAAB8gsBAAAAAfMLAQAAAAEBCAAA3gsAIATZCgEAAAAB2gpAAAAAAfILAQAAAAHzCwEAAAABAQgAAOALADABCAAA4AsAMATZCgEAwBMAIdoKQADBEwAh8gsBAMATACHzCwEAwBMAIQIAAADWCwAgCAAA4wsAIATZCgEAwBMAIdoKQADBEwAh8gsBAMATACHzCwEAwBMAIQIAAADZCwAgCAAA5QsAIAIAAADZCwAgCAAA5QsAIAMAAADWCwAgDwAA3gsAIBAAAOMLACABAAAA1gsAIAEAAADZCwAgAxUAALAVACAWAACyFQAgFwAAsRUAIAfUCgAA0BEAMNUKAADsCwAQ1goAANARADDZCgEAxhAAIdoKQADHEAAh8gsBAMYQACHzCwEAxhAAIQMAAADZCwAgAwAA6wsAMBQAAOwLACADAAAA2QsAIAMAANoLADAEAADWCwAgAQAAAKULACABAAAApQsAIAMAAACjCwAgAwAApAsAMAQAAKULACADAAAAowsAIAMAAKQLADAEAAClCwAgAwAAAKMLACADAACkCwAwBAAApQsAIATxBAAArxUAII8LAQAAAAHWCwEAAAAB8QtAAAAAAQEIAAD0CwAgA48LAQAAAAHWCwEAAAAB8QtAAAAAAQEIAAD2CwAwAQgAAPYLADAE8QQAAK4VACCPCwEAwBMAIdYLAQDAEwAh8QtAAMETACECAAAApQsAIAgAAPkLACADjwsBAMATACHWCwEAwBMAIfELQADBEwAhAgAAAKMLACAIAAD7CwAgAgAAAKMLACAIAAD7CwAgAwAAAKULACAPAAD0CwAgEAAA-QsAIAEAAAClCwAgAQAAAKMLACADFQAAqxUAIBYAAK0VACAXAACsFQAgBtQKAADPEQAw1QoAAIIMABDWCgAAzxEAMI8LAQDGEAAh1gsBAMYQACHxC0AAxxAAIQMAAACjCwAgAwAAgQwAMBQAAIIMACADAAAAowsAIAMAAKQLADAEAAClCwAgAQAAAKkLACABAAAAqQsAIAMAAACnCwAgAwAAqAsAMAQAAKkLACADAAAApwsAIAMAAKgLADAEAACpCwAgAwAAAKcLACADAACoCwAwBAAAqQsAIA_xBAAApxUAIKoHAACoFQAgrAcAAKkVACCtBwAAqhUAINcKAQAAAAHaCkAAAAAB6ApAAAAAAbELQAAAAAHHCwEAAAAB1gsBAAAAAewLAQAAAAHtCwEAAAAB7gsBAAAAAe8LIAAAAAHwC0AAAAABAQgAAIoMACAL1woBAAAAAdoKQAAAAAHoCkAAAAABsQtAAAAAAccLAQAAAAHWCwEAAAAB7AsBAAAAAe0LAQAAAAHuCwEAAAAB7wsgAAAAAfALQAAAAAEBCAAAjAwAMAEIAACMDAAwAQAAAKsLACAP8QQAAIIVACCqBwAAgxUAIKwHAACEFQAgrQcAAIUVACDXCgEAwBMAIdoKQADBEwAh6ApAANATACGxC0AA0BMAIccLAQDJEwAh1gsBAMkTACHsCwEAwBMAIe0LAQDAEwAh7gsBAMkTACHvCyAA4xMAIfALQADQEwAhAgAAAKkLACAIAACQDAAgC9cKAQDAEwAh2gpAAMETACHoCkAA0BMAIbELQADQEwAhxwsBAMkTACHWCwEAyRMAIewLAQDAEwAh7QsBAMATACHuCwEAyRMAIe8LIADjEwAh8AtAANATACECAAAApwsAIAgAAJIMACACAAAApwsAIAgAAJIMACABAAAAqwsAIAMAAACpCwAgDwAAigwAIBAAAJAMACABAAAAqQsAIAEAAACnCwAgCRUAAP8UACAWAACBFQAgFwAAgBUAIOgKAADFEwAgsQsAAMUTACDHCwAAxRMAINYLAADFEwAg7gsAAMUTACDwCwAAxRMAIA7UCgAAzhEAMNUKAACaDAAQ1goAAM4RADDXCgEAxhAAIdoKQADHEAAh6ApAAN8QACGxC0AA3xAAIccLAQDXEAAh1gsBANcQACHsCwEAxhAAIe0LAQDGEAAh7gsBANcQACHvCyAA9RAAIfALQADfEAAhAwAAAKcLACADAACZDAAwFAAAmgwAIAMAAACnCwAgAwAAqAsAMAQAAKkLACABAAAAuQsAIAEAAAC5CwAgAwAAALcLACADAAC4CwAwBAAAuQsAIAMAAAC3CwAgAwAAuAsAMAQAALkLACADAAAAtwsAIAMAALgLADAEAAC5CwAgCKkHAAD-FAAgmQsBAAAAAc8LQAAAAAHgCwEAAAAB6AsBAAAAAekLEAAAAAHqCwIAAAAB6wsQAAAAAQEIAACiDAAgB5kLAQAAAAHPC0AAAAAB4AsBAAAAAegLAQAAAAHpCxAAAAAB6gsCAAAAAesLEAAAAAEBCAAApAwAMAEIAACkDAAwCKkHAAD9FAAgmQsBAMATACHPC0AAwRMAIeALAQDAEwAh6AsBAMATACHpCxAA7BMAIeoLAgC_EwAh6wsQAOwTACECAAAAuQsAIAgAAKcMACAHmQsBAMATACHPC0AAwRMAIeALAQDAEwAh6AsBAMATACHpCxAA7BMAIeoLAgC_EwAh6wsQAOwTACECAAAAtwsAIAgAAKkMACACAAAAtwsAIAgAAKkMACADAAAAuQsAIA8AAKIMACAQAACnDAAgAQAAALkLACABAAAAtwsAIAUVAAD4FAAgFgAA-xQAIBcAAPoUACA4AAD5FAAgOQAA_BQAIArUCgAAzREAMNUKAACwDAAQ1goAAM0RADCZCwEAxhAAIc8LQADHEAAh4AsBAMYQACHoCwEAxhAAIekLEAD6EAAh6gsCAMUQACHrCxAA-hAAIQMAAAC3CwAgAwAArwwAMBQAALAMACADAAAAtwsAIAMAALgLADAEAAC5CwAgD6oHAADMEQAg1AoAAMsRADDVCgAAtgwAENYKAADLEQAw1woBAAAAAfoKQADSEAAhhwsBANwQACG5CwIA0BAAIdcLAQDREAAh2gsBANEQACHjCwEA0RAAIeQLAQDREAAh5QsBANEQACHmCwEA0RAAIecLAQDREAAhAQAAALMMACABAAAAswwAIA-qBwAAzBEAINQKAADLEQAw1QoAALYMABDWCgAAyxEAMNcKAQDREAAh-gpAANIQACGHCwEA3BAAIbkLAgDQEAAh1wsBANEQACHaCwEA0RAAIeMLAQDREAAh5AsBANEQACHlCwEA0RAAIeYLAQDREAAh5wsBANEQACECqgcAAPcUACCHCwAAxRMAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgAwAAALYMACADAAC3DAAwBAAAswwAIAyqBwAA9hQAINcKAQAAAAH6CkAAAAABhwsBAAAAAbkLAgAAAAHXCwEAAAAB2gsBAAAAAeMLAQAAAAHkCwEAAAAB5QsBAAAAAeYLAQAAAAHnCwEAAAABAQgAALsMACAL1woBAAAAAfoKQAAAAAGHCwEAAAABuQsCAAAAAdcLAQAAAAHaCwEAAAAB4wsBAAAAAeQLAQAAAAHlCwEAAAAB5gsBAAAAAecLAQAAAAEBCAAAvQwAMAEIAAC9DAAwDKoHAADpFAAg1woBAMATACH6CkAAwRMAIYcLAQDJEwAhuQsCAL8TACHXCwEAwBMAIdoLAQDAEwAh4wsBAMATACHkCwEAwBMAIeULAQDAEwAh5gsBAMATACHnCwEAwBMAIQIAAACzDAAgCAAAwAwAIAvXCgEAwBMAIfoKQADBEwAhhwsBAMkTACG5CwIAvxMAIdcLAQDAEwAh2gsBAMATACHjCwEAwBMAIeQLAQDAEwAh5QsBAMATACHmCwEAwBMAIecLAQDAEwAhAgAAALYMACAIAADCDAAgAgAAALYMACAIAADCDAAgAwAAALMMACAPAAC7DAAgEAAAwAwAIAEAAACzDAAgAQAAALYMACAGFQAA5BQAIBYAAOcUACAXAADmFAAgOAAA5RQAIDkAAOgUACCHCwAAxRMAIA7UCgAAyhEAMNUKAADJDAAQ1goAAMoRADDXCgEAxhAAIfoKQADHEAAhhwsBANcQACG5CwIAxRAAIdcLAQDGEAAh2gsBAMYQACHjCwEAxhAAIeQLAQDGEAAh5QsBAMYQACHmCwEAxhAAIecLAQDGEAAhAwAAALYMACADAADIDAAwFAAAyQwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACABAAAArwsAIAEAAACvCwAgAwAAAK0LACADAACuCwAwBAAArwsAIAMAAACtCwAgAwAArgsAMAQAAK8LACADAAAArQsAIAMAAK4LADAEAACvCwAgB6kHAADiFAAgqwcAAOMUACDXCgEAAAAB-gpAAAAAAdQLAQAAAAHgCwEAAAAB4gtAAAAAAQEIAADRDAAgBdcKAQAAAAH6CkAAAAAB1AsBAAAAAeALAQAAAAHiC0AAAAABAQgAANMMADABCAAA0wwAMAepBwAA4BQAIKsHAADhFAAg1woBAMATACH6CkAAwRMAIdQLAQDAEwAh4AsBAMATACHiC0AA0BMAIQIAAACvCwAgCAAA1gwAIAXXCgEAwBMAIfoKQADBEwAh1AsBAMATACHgCwEAwBMAIeILQADQEwAhAgAAAK0LACAIAADYDAAgAgAAAK0LACAIAADYDAAgAwAAAK8LACAPAADRDAAgEAAA1gwAIAEAAACvCwAgAQAAAK0LACAEFQAA3RQAIBYAAN8UACAXAADeFAAg4gsAAMUTACAI1AoAAMkRADDVCgAA3wwAENYKAADJEQAw1woBAMYQACH6CkAAxxAAIdQLAQDGEAAh4AsBAMYQACHiC0AA3xAAIQMAAACtCwAgAwAA3gwAMBQAAN8MACADAAAArQsAIAMAAK4LADAEAACvCwAgAQAAALULACABAAAAtQsAIAMAAACzCwAgAwAAtAsAMAQAALULACADAAAAswsAIAMAALQLADAEAAC1CwAgAwAAALMLACADAAC0CwAwBAAAtQsAIASpBwAA3BQAINcKAQAAAAHgCwEAAAAB4QtAAAAAAQEIAADnDAAgA9cKAQAAAAHgCwEAAAAB4QtAAAAAAQEIAADpDAAwAQgAAOkMADAEqQcAANsUACDXCgEAwBMAIeALAQDAEwAh4QtAAMETACECAAAAtQsAIAgAAOwMACAD1woBAMATACHgCwEAwBMAIeELQADBEwAhAgAAALMLACAIAADuDAAgAgAAALMLACAIAADuDAAgAwAAALULACAPAADnDAAgEAAA7AwAIAEAAAC1CwAgAQAAALMLACADFQAA2BQAIBYAANoUACAXAADZFAAgBtQKAADIEQAw1QoAAPUMABDWCgAAyBEAMNcKAQDGEAAh4AsBAMYQACHhC0AAxxAAIQMAAACzCwAgAwAA9AwAMBQAAPUMACADAAAAswsAIAMAALQLADAEAAC1CwAgB9QKAADGEQAw1QoAAPsMABDWCgAAxhEAMNwLAQDREAAh3QtAANIQACHeCwIA0BAAId8LAADHEQAgAQAAAPgMACABAAAA-AwAIAbUCgAAxhEAMNUKAAD7DAAQ1goAAMYRADDcCwEA0RAAId0LQADSEAAh3gsCANAQACEAAwAAAPsMACADAAD8DAAwBAAA-AwAIAMAAAD7DAAgAwAA_AwAMAQAAPgMACADAAAA-wwAIAMAAPwMADAEAAD4DAAgA9wLAQAAAAHdC0AAAAAB3gsCAAAAAQEIAACADQAgA9wLAQAAAAHdC0AAAAAB3gsCAAAAAQEIAACCDQAwAQgAAIINADAD3AsBAMATACHdC0AAwRMAId4LAgC_EwAhAgAAAPgMACAIAACFDQAgA9wLAQDAEwAh3QtAAMETACHeCwIAvxMAIQIAAAD7DAAgCAAAhw0AIAIAAAD7DAAgCAAAhw0AIAMAAAD4DAAgDwAAgA0AIBAAAIUNACABAAAA-AwAIAEAAAD7DAAgBRUAANMUACAWAADWFAAgFwAA1RQAIDgAANQUACA5AADXFAAgBtQKAADFEQAw1QoAAI4NABDWCgAAxREAMNwLAQDGEAAh3QtAAMcQACHeCwIAxRAAIQMAAAD7DAAgAwAAjQ0AMBQAAI4NACADAAAA-wwAIAMAAPwMADAEAAD4DAAgEL8IAADBEQAg1AoAAMARADDVCgAAmQ0AENYKAADAEQAw1woBAAAAAdoKQADSEAAhhwsBANwQACGOCwEA0RAAIY8LAQDcEAAhmQsBAAAAAbkLAgDQEAAh1gsBANwQACHXCwEA0RAAIdgLAQDREAAh2QsBANEQACHaCwEA0RAAIQEAAACRDQAgC6sHAADEEQAg1AoAAMMRADDVCgAAkw0AENYKAADDEQAw7goBANEQACHyCgIA0BAAIfMKQADmEAAhxwsBANEQACHSC0AA5hAAIdQLAQDREAAh1QsBANwQACEEqwcAANIUACDzCgAAxRMAINILAADFEwAg1QsAAMUTACAMqwcAAMQRACDUCgAAwxEAMNUKAACTDQAQ1goAAMMRADDuCgEA0RAAIfIKAgDQEAAh8wpAAOYQACHHCwEA0RAAIdILQADmEAAh1AsBANEQACHVCwEA3BAAIdsLAADCEQAgAwAAAJMNACADAACUDQAwBAAAlQ0AIAEAAACTDQAgAQAAAJENACAQvwgAAMERACDUCgAAwBEAMNUKAACZDQAQ1goAAMARADDXCgEA0RAAIdoKQADSEAAhhwsBANwQACGOCwEA0RAAIY8LAQDcEAAhmQsBANwQACG5CwIA0BAAIdYLAQDcEAAh1wsBANEQACHYCwEA0RAAIdkLAQDREAAh2gsBANEQACEFvwgAANEUACCHCwAAxRMAII8LAADFEwAgmQsAAMUTACDWCwAAxRMAIAMAAACZDQAgAwAAmg0AMAQAAJENACADAAAAmQ0AIAMAAJoNADAEAACRDQAgAwAAAJkNACADAACaDQAwBAAAkQ0AIA2_CAAA0BQAINcKAQAAAAHaCkAAAAABhwsBAAAAAY4LAQAAAAGPCwEAAAABmQsBAAAAAbkLAgAAAAHWCwEAAAAB1wsBAAAAAdgLAQAAAAHZCwEAAAAB2gsBAAAAAQEIAACeDQAgDNcKAQAAAAHaCkAAAAABhwsBAAAAAY4LAQAAAAGPCwEAAAABmQsBAAAAAbkLAgAAAAHWCwEAAAAB1wsBAAAAAdgLAQAAAAHZCwEAAAAB2gsBAAAAAQEIAACgDQAwAQgAAKANADANvwgAAMMUACDXCgEAwBMAIdoKQADBEwAhhwsBAMkTACGOCwEAwBMAIY8LAQDJEwAhmQsBAMkTACG5CwIAvxMAIdYLAQDJEwAh1wsBAMATACHYCwEAwBMAIdkLAQDAEwAh2gsBAMATACECAAAAkQ0AIAgAAKMNACAM1woBAMATACHaCkAAwRMAIYcLAQDJEwAhjgsBAMATACGPCwEAyRMAIZkLAQDJEwAhuQsCAL8TACHWCwEAyRMAIdcLAQDAEwAh2AsBAMATACHZCwEAwBMAIdoLAQDAEwAhAgAAAJkNACAIAAClDQAgAgAAAJkNACAIAAClDQAgAwAAAJENACAPAACeDQAgEAAAow0AIAEAAACRDQAgAQAAAJkNACAJFQAAvhQAIBYAAMEUACAXAADAFAAgOAAAvxQAIDkAAMIUACCHCwAAxRMAII8LAADFEwAgmQsAAMUTACDWCwAAxRMAIA_UCgAAvxEAMNUKAACsDQAQ1goAAL8RADDXCgEAxhAAIdoKQADHEAAhhwsBANcQACGOCwEAxhAAIY8LAQDXEAAhmQsBANcQACG5CwIAxRAAIdYLAQDXEAAh1wsBAMYQACHYCwEAxhAAIdkLAQDGEAAh2gsBAMYQACEDAAAAmQ0AIAMAAKsNADAUAACsDQAgAwAAAJkNACADAACaDQAwBAAAkQ0AIAEAAACVDQAgAQAAAJUNACADAAAAkw0AIAMAAJQNADAEAACVDQAgAwAAAJMNACADAACUDQAwBAAAlQ0AIAMAAACTDQAgAwAAlA0AMAQAAJUNACAIqwcAAL0UACDuCgEAAAAB8goCAAAAAfMKQAAAAAHHCwEAAAAB0gtAAAAAAdQLAQAAAAHVCwEAAAABAQgAALQNACAH7goBAAAAAfIKAgAAAAHzCkAAAAABxwsBAAAAAdILQAAAAAHUCwEAAAAB1QsBAAAAAQEIAAC2DQAwAQgAALYNADAIqwcAALwUACDuCgEAwBMAIfIKAgC_EwAh8wpAANATACHHCwEAwBMAIdILQADQEwAh1AsBAMATACHVCwEAyRMAIQIAAACVDQAgCAAAuQ0AIAfuCgEAwBMAIfIKAgC_EwAh8wpAANATACHHCwEAwBMAIdILQADQEwAh1AsBAMATACHVCwEAyRMAIQIAAACTDQAgCAAAuw0AIAIAAACTDQAgCAAAuw0AIAMAAACVDQAgDwAAtA0AIBAAALkNACABAAAAlQ0AIAEAAACTDQAgCBUAALcUACAWAAC6FAAgFwAAuRQAIDgAALgUACA5AAC7FAAg8woAAMUTACDSCwAAxRMAINULAADFEwAgCtQKAAC-EQAw1QoAAMINABDWCgAAvhEAMO4KAQDGEAAh8goCAMUQACHzCkAA3xAAIccLAQDGEAAh0gtAAN8QACHUCwEAxhAAIdULAQDXEAAhAwAAAJMNACADAADBDQAwFAAAwg0AIAMAAACTDQAgAwAAlA0AMAQAAJUNACAe1AoAALoRADDVCgAAyA0AENYKAAC6EQAw1woBAAAAAdoKQADSEAAh7goAALsRwQsijwsBANEQACGZCwEAAAABtAsBANEQACG5CwEA3BAAIbsLQADmEAAhvgtAAOYQACHCCwAAvBHCCyLDCwEA3BAAIcQLEACDEQAhxQsQAL0RACHGCwEA3BAAIccLAACIEQAgyAsBANwQACHJCwEA3BAAIcoLAQDcEAAhywsBANwQACHMCwEA3BAAIc0LAACIEQAgzgsBANwQACHPC0AA5hAAIdALQADmEAAh0QtAANIQACHSC0AA5hAAIdMLQADmEAAhAQAAAMUNACABAAAAxQ0AIB7UCgAAuhEAMNUKAADIDQAQ1goAALoRADDXCgEAkREAIdoKQADSEAAh7goAALsRwQsijwsBANEQACGZCwEA0RAAIbQLAQDREAAhuQsBANwQACG7C0AA5hAAIb4LQADmEAAhwgsAALwRwgsiwwsBANwQACHECxAAgxEAIcULEAC9EQAhxgsBANwQACHHCwAAiBEAIMgLAQDcEAAhyQsBANwQACHKCwEA3BAAIcsLAQDcEAAhzAsBANwQACHNCwAAiBEAIM4LAQDcEAAhzwtAAOYQACHQC0AA5hAAIdELQADSEAAh0gtAAOYQACHTC0AA5hAAIRK5CwAAxRMAILsLAADFEwAgvgsAAMUTACDDCwAAxRMAIMULAADFEwAgxgsAAMUTACDHCwAAxRMAIMgLAADFEwAgyQsAAMUTACDKCwAAxRMAIMsLAADFEwAgzAsAAMUTACDNCwAAxRMAIM4LAADFEwAgzwsAAMUTACDQCwAAxRMAINILAADFEwAg0wsAAMUTACADAAAAyA0AIAMAAMkNADAEAADFDQAgAwAAAMgNACADAADJDQAwBAAAxQ0AIAMAAADIDQAgAwAAyQ0AMAQAAMUNACAb1woBAAAAAdoKQAAAAAHuCgAAAMELAo8LAQAAAAGZCwEAAAABtAsBAAAAAbkLAQAAAAG7C0AAAAABvgtAAAAAAcILAAAAwgsCwwsBAAAAAcQLEAAAAAHFCxAAAAABxgsBAAAAAccLgAAAAAHICwEAAAAByQsBAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc0LgAAAAAHOCwEAAAABzwtAAAAAAdALQAAAAAHRC0AAAAAB0gtAAAAAAdMLQAAAAAEBCAAAzQ0AIBvXCgEAAAAB2gpAAAAAAe4KAAAAwQsCjwsBAAAAAZkLAQAAAAG0CwEAAAABuQsBAAAAAbsLQAAAAAG-C0AAAAABwgsAAADCCwLDCwEAAAABxAsQAAAAAcULEAAAAAHGCwEAAAABxwuAAAAAAcgLAQAAAAHJCwEAAAABygsBAAAAAcsLAQAAAAHMCwEAAAABzQuAAAAAAc4LAQAAAAHPC0AAAAAB0AtAAAAAAdELQAAAAAHSC0AAAAAB0wtAAAAAAQEIAADPDQAwAQgAAM8NADAb1woBAMATACHaCkAAwRMAIe4KAAC0FMELIo8LAQDAEwAhmQsBAMATACG0CwEAwBMAIbkLAQDJEwAhuwtAANATACG-C0AA0BMAIcILAAC1FMILIsMLAQDJEwAhxAsQAOwTACHFCxAAthQAIcYLAQDJEwAhxwuAAAAAAcgLAQDJEwAhyQsBAMkTACHKCwEAyRMAIcsLAQDJEwAhzAsBAMkTACHNC4AAAAABzgsBAMkTACHPC0AA0BMAIdALQADQEwAh0QtAAMETACHSC0AA0BMAIdMLQADQEwAhAgAAAMUNACAIAADSDQAgG9cKAQDAEwAh2gpAAMETACHuCgAAtBTBCyKPCwEAwBMAIZkLAQDAEwAhtAsBAMATACG5CwEAyRMAIbsLQADQEwAhvgtAANATACHCCwAAtRTCCyLDCwEAyRMAIcQLEADsEwAhxQsQALYUACHGCwEAyRMAIccLgAAAAAHICwEAyRMAIckLAQDJEwAhygsBAMkTACHLCwEAyRMAIcwLAQDJEwAhzQuAAAAAAc4LAQDJEwAhzwtAANATACHQC0AA0BMAIdELQADBEwAh0gtAANATACHTC0AA0BMAIQIAAADIDQAgCAAA1A0AIAIAAADIDQAgCAAA1A0AIAMAAADFDQAgDwAAzQ0AIBAAANINACABAAAAxQ0AIAEAAADIDQAgFxUAAK8UACAWAACyFAAgFwAAsRQAIDgAALAUACA5AACzFAAguQsAAMUTACC7CwAAxRMAIL4LAADFEwAgwwsAAMUTACDFCwAAxRMAIMYLAADFEwAgxwsAAMUTACDICwAAxRMAIMkLAADFEwAgygsAAMUTACDLCwAAxRMAIMwLAADFEwAgzQsAAMUTACDOCwAAxRMAIM8LAADFEwAg0AsAAMUTACDSCwAAxRMAINMLAADFEwAgHtQKAACwEQAw1QoAANsNABDWCgAAsBEAMNcKAQCOEQAh2gpAAMcQACHuCgAAsRHBCyKPCwEAxhAAIZkLAQDGEAAhtAsBAMYQACG5CwEA1xAAIbsLQADfEAAhvgtAAN8QACHCCwAAshHCCyLDCwEA1xAAIcQLEAD6EAAhxQsQALMRACHGCwEA1xAAIccLAADqEAAgyAsBANcQACHJCwEA1xAAIcoLAQDXEAAhywsBANcQACHMCwEA1xAAIc0LAADqEAAgzgsBANcQACHPC0AA3xAAIdALQADfEAAh0QtAAMcQACHSC0AA3xAAIdMLQADfEAAhAwAAAMgNACADAADaDQAwFAAA2w0AIAMAAADIDQAgAwAAyQ0AMAQAAMUNACAJ1AoAAK0RADDVCgAA4Q0AENYKAACtEQAw2gpAANIQACGOCwAArhG-CyKzCwEAkREAIbsLQADmEAAhvgtAAOYQACG_CwAArxEAIAEAAADeDQAgAQAAAN4NACAI1AoAAK0RADDVCgAA4Q0AENYKAACtEQAw2gpAANIQACGOCwAArhG-CyKzCwEAkREAIbsLQADmEAAhvgtAAOYQACECuwsAAMUTACC-CwAAxRMAIAMAAADhDQAgAwAA4g0AMAQAAN4NACADAAAA4Q0AIAMAAOINADAEAADeDQAgAwAAAOENACADAADiDQAwBAAA3g0AIAXaCkAAAAABjgsAAAC-CwKzCwEAAAABuwtAAAAAAb4LQAAAAAEBCAAA5g0AIAXaCkAAAAABjgsAAAC-CwKzCwEAAAABuwtAAAAAAb4LQAAAAAEBCAAA6A0AMAEIAADoDQAwBdoKQADBEwAhjgsAAK4UvgsiswsBAMATACG7C0AA0BMAIb4LQADQEwAhAgAAAN4NACAIAADrDQAgBdoKQADBEwAhjgsAAK4UvgsiswsBAMATACG7C0AA0BMAIb4LQADQEwAhAgAAAOENACAIAADtDQAgAgAAAOENACAIAADtDQAgAwAAAN4NACAPAADmDQAgEAAA6w0AIAEAAADeDQAgAQAAAOENACAFFQAAqxQAIBYAAK0UACAXAACsFAAguwsAAMUTACC-CwAAxRMAIAjUCgAAqREAMNUKAAD0DQAQ1goAAKkRADDaCkAAxxAAIY4LAACqEb4LIrMLAQCOEQAhuwtAAN8QACG-C0AA3xAAIQMAAADhDQAgAwAA8w0AMBQAAPQNACADAAAA4Q0AIAMAAOINADAEAADeDQAgCdQKAACoEQAw1QoAAPoNABDWCgAAqBEAMNcKAQAAAAHaCkAA0hAAIbALAACdEQAgugsBAAAAAbsLQADmEAAhvAtAAOYQACEBAAAA9w0AIAEAAAD3DQAgCdQKAACoEQAw1QoAAPoNABDWCgAAqBEAMNcKAQDREAAh2gpAANIQACGwCwAAnREAILoLAQDREAAhuwtAAOYQACG8C0AA5hAAIQK7CwAAxRMAILwLAADFEwAgAwAAAPoNACADAAD7DQAwBAAA9w0AIAMAAAD6DQAgAwAA-w0AMAQAAPcNACADAAAA-g0AIAMAAPsNADAEAAD3DQAgBtcKAQAAAAHaCkAAAAABsAuAAAAAAboLAQAAAAG7C0AAAAABvAtAAAAAAQEIAAD_DQAgBtcKAQAAAAHaCkAAAAABsAuAAAAAAboLAQAAAAG7C0AAAAABvAtAAAAAAQEIAACBDgAwAQgAAIEOADAG1woBAMATACHaCkAAwRMAIbALgAAAAAG6CwEAwBMAIbsLQADQEwAhvAtAANATACECAAAA9w0AIAgAAIQOACAG1woBAMATACHaCkAAwRMAIbALgAAAAAG6CwEAwBMAIbsLQADQEwAhvAtAANATACECAAAA-g0AIAgAAIYOACACAAAA-g0AIAgAAIYOACADAAAA9w0AIA8AAP8NACAQAACEDgAgAQAAAPcNACABAAAA-g0AIAUVAACoFAAgFgAAqhQAIBcAAKkUACC7CwAAxRMAILwLAADFEwAgCdQKAACnEQAw1QoAAI0OABDWCgAApxEAMNcKAQDGEAAh2gpAAMcQACGwCwAAlxEAILoLAQDGEAAhuwtAAN8QACG8C0AA3xAAIQMAAAD6DQAgAwAAjA4AMBQAAI0OACADAAAA-g0AIAMAAPsNADAEAAD3DQAgDtQKAACmEQAw1QoAAJMOABDWCgAAphEAMNcKAQAAAAHaCkAA0hAAIegKQADSEAAhhwsBANEQACGPCwEA0RAAIZALAQDREAAhkgsBANEQACG2CwIA0BAAIbcLQADSEAAhuAtAAOYQACG5CwIAiREAIQEAAACQDgAgAQAAAJAOACAO1AoAAKYRADDVCgAAkw4AENYKAACmEQAw1woBANEQACHaCkAA0hAAIegKQADSEAAhhwsBANEQACGPCwEA0RAAIZALAQDREAAhkgsBANEQACG2CwIA0BAAIbcLQADSEAAhuAtAAOYQACG5CwIAiREAIQK4CwAAxRMAILkLAADFEwAgAwAAAJMOACADAACUDgAwBAAAkA4AIAMAAACTDgAgAwAAlA4AMAQAAJAOACADAAAAkw4AIAMAAJQOADAEAACQDgAgC9cKAQAAAAHaCkAAAAAB6ApAAAAAAYcLAQAAAAGPCwEAAAABkAsBAAAAAZILAQAAAAG2CwIAAAABtwtAAAAAAbgLQAAAAAG5CwIAAAABAQgAAJgOACAL1woBAAAAAdoKQAAAAAHoCkAAAAABhwsBAAAAAY8LAQAAAAGQCwEAAAABkgsBAAAAAbYLAgAAAAG3C0AAAAABuAtAAAAAAbkLAgAAAAEBCAAAmg4AMAEIAACaDgAwC9cKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDAEwAhjwsBAMATACGQCwEAwBMAIZILAQDAEwAhtgsCAL8TACG3C0AAwRMAIbgLQADQEwAhuQsCANoTACECAAAAkA4AIAgAAJ0OACAL1woBAMATACHaCkAAwRMAIegKQADBEwAhhwsBAMATACGPCwEAwBMAIZALAQDAEwAhkgsBAMATACG2CwIAvxMAIbcLQADBEwAhuAtAANATACG5CwIA2hMAIQIAAACTDgAgCAAAnw4AIAIAAACTDgAgCAAAnw4AIAMAAACQDgAgDwAAmA4AIBAAAJ0OACABAAAAkA4AIAEAAACTDgAgBxUAAKMUACAWAACmFAAgFwAApRQAIDgAAKQUACA5AACnFAAguAsAAMUTACC5CwAAxRMAIA7UCgAApREAMNUKAACmDgAQ1goAAKURADDXCgEAxhAAIdoKQADHEAAh6ApAAMcQACGHCwEAxhAAIY8LAQDGEAAhkAsBAMYQACGSCwEAxhAAIbYLAgDFEAAhtwtAAMcQACG4C0AA3xAAIbkLAgDrEAAhAwAAAJMOACADAAClDgAwFAAApg4AIAMAAACTDgAgAwAAlA4AMAQAAJAOACAN1AoAAKIRADDVCgAArA4AENYKAACiEQAw2gpAANIQACHuCgAAoxGzCyKOCwAAnBGvCyKPCwEA0RAAIZkLAQAAAAGwCwAAnREAILELQADmEAAhswsBANEQACG0CwEA0RAAIbULAACkEQAgAQAAAKkOACABAAAAqQ4AIAzUCgAAohEAMNUKAACsDgAQ1goAAKIRADDaCkAA0hAAIe4KAACjEbMLIo4LAACcEa8LIo8LAQDREAAhmQsBANEQACGwCwAAnREAILELQADmEAAhswsBANEQACG0CwEA0RAAIQGxCwAAxRMAIAMAAACsDgAgAwAArQ4AMAQAAKkOACADAAAArA4AIAMAAK0OADAEAACpDgAgAwAAAKwOACADAACtDgAwBAAAqQ4AIAnaCkAAAAAB7goAAACzCwKOCwAAAK8LAo8LAQAAAAGZCwEAAAABsAuAAAAAAbELQAAAAAGzCwEAAAABtAsBAAAAAQEIAACxDgAgCdoKQAAAAAHuCgAAALMLAo4LAAAArwsCjwsBAAAAAZkLAQAAAAGwC4AAAAABsQtAAAAAAbMLAQAAAAG0CwEAAAABAQgAALMOADABCAAAsw4AMAnaCkAAwRMAIe4KAACiFLMLIo4LAACeFK8LIo8LAQDAEwAhmQsBAMATACGwC4AAAAABsQtAANATACGzCwEAwBMAIbQLAQDAEwAhAgAAAKkOACAIAAC2DgAgCdoKQADBEwAh7goAAKIUswsijgsAAJ4UrwsijwsBAMATACGZCwEAwBMAIbALgAAAAAGxC0AA0BMAIbMLAQDAEwAhtAsBAMATACECAAAArA4AIAgAALgOACACAAAArA4AIAgAALgOACADAAAAqQ4AIA8AALEOACAQAAC2DgAgAQAAAKkOACABAAAArA4AIAQVAACfFAAgFgAAoRQAIBcAAKAUACCxCwAAxRMAIAzUCgAAnhEAMNUKAAC_DgAQ1goAAJ4RADDaCkAAxxAAIe4KAACfEbMLIo4LAACWEa8LIo8LAQDGEAAhmQsBAMYQACGwCwAAlxEAILELQADfEAAhswsBAMYQACG0CwEAxhAAIQMAAACsDgAgAwAAvg4AMBQAAL8OACADAAAArA4AIAMAAK0OADAEAACpDgAgCdQKAACbEQAw1QoAAMUOABDWCgAAmxEAMNcKAQAAAAHaCkAA0hAAIY4LAACcEa8LIq8LAQAAAAGwCwAAnREAILELQADmEAAhAQAAAMIOACABAAAAwg4AIAnUCgAAmxEAMNUKAADFDgAQ1goAAJsRADDXCgEA0RAAIdoKQADSEAAhjgsAAJwRrwsirwsBANwQACGwCwAAnREAILELQADmEAAhAq8LAADFEwAgsQsAAMUTACADAAAAxQ4AIAMAAMYOADAEAADCDgAgAwAAAMUOACADAADGDgAwBAAAwg4AIAMAAADFDgAgAwAAxg4AMAQAAMIOACAG1woBAAAAAdoKQAAAAAGOCwAAAK8LAq8LAQAAAAGwC4AAAAABsQtAAAAAAQEIAADKDgAgBtcKAQAAAAHaCkAAAAABjgsAAACvCwKvCwEAAAABsAuAAAAAAbELQAAAAAEBCAAAzA4AMAEIAADMDgAwBtcKAQDAEwAh2gpAAMETACGOCwAAnhSvCyKvCwEAyRMAIbALgAAAAAGxC0AA0BMAIQIAAADCDgAgCAAAzw4AIAbXCgEAwBMAIdoKQADBEwAhjgsAAJ4UrwsirwsBAMkTACGwC4AAAAABsQtAANATACECAAAAxQ4AIAgAANEOACACAAAAxQ4AIAgAANEOACADAAAAwg4AIA8AAMoOACAQAADPDgAgAQAAAMIOACABAAAAxQ4AIAUVAACbFAAgFgAAnRQAIBcAAJwUACCvCwAAxRMAILELAADFEwAgCdQKAACVEQAw1QoAANgOABDWCgAAlREAMNcKAQDGEAAh2gpAAMcQACGOCwAAlhGvCyKvCwEA1xAAIbALAACXEQAgsQtAAN8QACEDAAAAxQ4AIAMAANcOADAUAADYDgAgAwAAAMUOACADAADGDgAwBAAAwg4AIAXUCgAAlBEAMNUKAADeDgAQ1goAAJQRADCsCwEAAAABrQsBAAAAAQEAAADbDgAgAQAAANsOACAF1AoAAJQRADDVCgAA3g4AENYKAACUEQAwrAsBANEQACGtCwEA0RAAIQADAAAA3g4AIAMAAN8OADAEAADbDgAgAwAAAN4OACADAADfDgAwBAAA2w4AIAMAAADeDgAgAwAA3w4AMAQAANsOACACrAsBAAAAAa0LAQAAAAEBCAAA4w4AIAKsCwEAAAABrQsBAAAAAQEIAADlDgAwAQgAAOUOADACrAsBAMATACGtCwEAwBMAIQIAAADbDgAgCAAA6A4AIAKsCwEAwBMAIa0LAQDAEwAhAgAAAN4OACAIAADqDgAgAgAAAN4OACAIAADqDgAgAwAAANsOACAPAADjDgAgEAAA6A4AIAEAAADbDgAgAQAAAN4OACADFQAAmBQAIBYAAJoUACAXAACZFAAgBdQKAACTEQAw1QoAAPEOABDWCgAAkxEAMKwLAQDGEAAhrQsBAMYQACEDAAAA3g4AIAMAAPAOADAUAADxDgAgAwAAAN4OACADAADfDgAwBAAA2w4AIBKfAwEA0RAAIdQKAACQEQAw1QoAAPcOABDWCgAAkBEAMNcKAQAAAAHaCkAA0hAAIY8LAQDREAAhmQsBAAAAAaILAQDREAAhowsBANEQACGkCwEA0RAAIaULAQDREAAhpgsBANEQACGnC0AA0hAAIagLQADSEAAhqQsCAIkRACGqCwIAiREAIasLAQDcEAAhAQAAAPQOACABAAAA9A4AIBKfAwEA0RAAIdQKAACQEQAw1QoAAPcOABDWCgAAkBEAMNcKAQCREQAh2gpAANIQACGPCwEA0RAAIZkLAQDREAAhogsBANEQACGjCwEA0RAAIaQLAQDREAAhpQsBANEQACGmCwEA0RAAIacLQADSEAAhqAtAANIQACGpCwIAiREAIaoLAgCJEQAhqwsBANwQACEDqQsAAMUTACCqCwAAxRMAIKsLAADFEwAgAwAAAPcOACADAAD4DgAwBAAA9A4AIAMAAAD3DgAgAwAA-A4AMAQAAPQOACADAAAA9w4AIAMAAPgOADAEAAD0DgAgD58DAQAAAAHXCgEAAAAB2gpAAAAAAY8LAQAAAAGZCwEAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQsBAAAAAaYLAQAAAAGnC0AAAAABqAtAAAAAAakLAgAAAAGqCwIAAAABqwsBAAAAAQEIAAD8DgAgD58DAQAAAAHXCgEAAAAB2gpAAAAAAY8LAQAAAAGZCwEAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQsBAAAAAaYLAQAAAAGnC0AAAAABqAtAAAAAAakLAgAAAAGqCwIAAAABqwsBAAAAAQEIAAD-DgAwAQgAAP4OADAPnwMBAMATACHXCgEAwBMAIdoKQADBEwAhjwsBAMATACGZCwEAwBMAIaILAQDAEwAhowsBAMATACGkCwEAwBMAIaULAQDAEwAhpgsBAMATACGnC0AAwRMAIagLQADBEwAhqQsCANoTACGqCwIA2hMAIasLAQDJEwAhAgAAAPQOACAIAACBDwAgD58DAQDAEwAh1woBAMATACHaCkAAwRMAIY8LAQDAEwAhmQsBAMATACGiCwEAwBMAIaMLAQDAEwAhpAsBAMATACGlCwEAwBMAIaYLAQDAEwAhpwtAAMETACGoC0AAwRMAIakLAgDaEwAhqgsCANoTACGrCwEAyRMAIQIAAAD3DgAgCAAAgw8AIAIAAAD3DgAgCAAAgw8AIAMAAAD0DgAgDwAA_A4AIBAAAIEPACABAAAA9A4AIAEAAAD3DgAgCBUAAJMUACAWAACWFAAgFwAAlRQAIDgAAJQUACA5AACXFAAgqQsAAMUTACCqCwAAxRMAIKsLAADFEwAgEp8DAQDGEAAh1AoAAI0RADDVCgAAig8AENYKAACNEQAw1woBAI4RACHaCkAAxxAAIY8LAQDGEAAhmQsBAMYQACGiCwEAxhAAIaMLAQDGEAAhpAsBAMYQACGlCwEAxhAAIaYLAQDGEAAhpwtAAMcQACGoC0AAxxAAIakLAgDrEAAhqgsCAOsQACGrCwEA1xAAIQMAAAD3DgAgAwAAiQ8AMBQAAIoPACADAAAA9w4AIAMAAPgOADAEAAD0DgAgG-EJAACEEQAg4gkAAIURACDjCQAAhhEAINQKAAD_EAAw1QoAAJkPABDWCgAA_xAAMNcKAQAAAAHaCkAA0hAAIegKQADSEAAhhwsBANwQACGOCwAAgBGOCyKPCwEA0RAAIZALAQDREAAhkQsBANEQACGSCwEA0RAAIZMLAQDREAAhlAsEAIERACGVCwQAghEAIZYLAQDcEAAhlwsQAIMRACGYCwEA3BAAIZkLAQAAAAGaCwEA3BAAIZsLQADmEAAhnAtAAOYQACGdCwIA0BAAIZ4LQADmEAAhAQAAAI0PACAO4AkAAIoRACDUCgAAixEAMNUKAACPDwAQ1goAAIsRADDaCkAA0hAAIegKQADSEAAh7AoBANEQACGGCwEA0RAAIYcLAQDREAAhiAsEAIIRACGJC0AA5hAAIYoLAQDcEAAhiwtAAOYQACGMCyAAjBEAIQXgCQAA0xMAIIgLAADFEwAgiQsAAMUTACCKCwAAxRMAIIsLAADFEwAgDuAJAACKEQAg1AoAAIsRADDVCgAAjw8AENYKAACLEQAw2gpAANIQACHoCkAA0hAAIewKAQDREAAhhgsBAAAAAYcLAQAAAAGICwQAghEAIYkLQADmEAAhigsBANwQACGLC0AA5hAAIYwLIACMEQAhAwAAAI8PACADAACQDwAwBAAAkQ8AIBLgCQAAihEAINQKAACHEQAw1QoAAJMPABDWCgAAhxEAMNcKBACBEQAh7AoBANEQACH0CgEA3BAAIfUKBACBEQAh9goAAIgRACD3CgEA3BAAIfgKAgCJEQAh-QoEAIIRACH6CkAA0hAAIfsKQADmEAAh_ApAAOYQACH9CgEA3BAAIf4KAQDcEAAh_wpAAOYQACEL4AkAANMTACD0CgAAxRMAIPYKAADFEwAg9woAAMUTACD4CgAAxRMAIPkKAADFEwAg-woAAMUTACD8CgAAxRMAIP0KAADFEwAg_goAAMUTACD_CgAAxRMAIBLgCQAAihEAINQKAACHEQAw1QoAAJMPABDWCgAAhxEAMNcKBAAAAAHsCgEA0RAAIfQKAQAAAAH1CgQAgREAIfYKAACIEQAg9woBAAAAAfgKAgCJEQAh-QoEAIIRACH6CkAA0hAAIfsKQADmEAAh_ApAAOYQACH9CgEA3BAAIf4KAQDcEAAh_wpAAOYQACEDAAAAkw8AIAMAAJQPADAEAACVDwAgEOAJAADnEAAg1AoAAOQQADDVCgAAlw8AENYKAADkEAAw1woBANEQACHYCgEA3BAAIdkKAQDcEAAh2gpAANIQACHlCgEA0RAAIewKAQDcEAAh7goAAOUQ7goi7woBANwQACHwCkAA5hAAIfEKQADmEAAh8goCANAQACHzCkAA5hAAIQEAAACXDwAgG-EJAACEEQAg4gkAAIURACDjCQAAhhEAINQKAAD_EAAw1QoAAJkPABDWCgAA_xAAMNcKAQDREAAh2gpAANIQACHoCkAA0hAAIYcLAQDcEAAhjgsAAIARjgsijwsBANEQACGQCwEA0RAAIZELAQDREAAhkgsBANEQACGTCwEA0RAAIZQLBACBEQAhlQsEAIIRACGWCwEA3BAAIZcLEACDEQAhmAsBANwQACGZCwEA0RAAIZoLAQDcEAAhmwtAAOYQACGcC0AA5hAAIZ0LAgDQEAAhngtAAOYQACEBAAAAmQ8AIAEAAACPDwAgAQAAAJMPACABAAAAjQ8AIAvhCQAAkBQAIOIJAACRFAAg4wkAAJIUACCHCwAAxRMAIJULAADFEwAglgsAAMUTACCYCwAAxRMAIJoLAADFEwAgmwsAAMUTACCcCwAAxRMAIJ4LAADFEwAgAwAAAJkPACADAACeDwAwBAAAjQ8AIAMAAACZDwAgAwAAng8AMAQAAI0PACADAAAAmQ8AIAMAAJ4PADAEAACNDwAgGOEJAACNFAAg4gkAAI4UACDjCQAAjxQAINcKAQAAAAHaCkAAAAAB6ApAAAAAAYcLAQAAAAGOCwAAAI4LAo8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEAAAABlAsEAAAAAZULBAAAAAGWCwEAAAABlwsQAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLQAAAAAGcC0AAAAABnQsCAAAAAZ4LQAAAAAEBCAAAog8AIBXXCgEAAAAB2gpAAAAAAegKQAAAAAGHCwEAAAABjgsAAACOCwKPCwEAAAABkAsBAAAAAZELAQAAAAGSCwEAAAABkwsBAAAAAZQLBAAAAAGVCwQAAAABlgsBAAAAAZcLEAAAAAGYCwEAAAABmQsBAAAAAZoLAQAAAAGbC0AAAAABnAtAAAAAAZ0LAgAAAAGeC0AAAAABAQgAAKQPADABCAAApA8AMBjhCQAA7RMAIOIJAADuEwAg4wkAAO8TACDXCgEAwBMAIdoKQADBEwAh6ApAAMETACGHCwEAyRMAIY4LAADrE44LIo8LAQDAEwAhkAsBAMATACGRCwEAwBMAIZILAQDAEwAhkwsBAMATACGUCwQA2RMAIZULBADbEwAhlgsBAMkTACGXCxAA7BMAIZgLAQDJEwAhmQsBAMATACGaCwEAyRMAIZsLQADQEwAhnAtAANATACGdCwIAvxMAIZ4LQADQEwAhAgAAAI0PACAIAACnDwAgFdcKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDJEwAhjgsAAOsTjgsijwsBAMATACGQCwEAwBMAIZELAQDAEwAhkgsBAMATACGTCwEAwBMAIZQLBADZEwAhlQsEANsTACGWCwEAyRMAIZcLEADsEwAhmAsBAMkTACGZCwEAwBMAIZoLAQDJEwAhmwtAANATACGcC0AA0BMAIZ0LAgC_EwAhngtAANATACECAAAAmQ8AIAgAAKkPACACAAAAmQ8AIAgAAKkPACADAAAAjQ8AIA8AAKIPACAQAACnDwAgAQAAAI0PACABAAAAmQ8AIA0VAADmEwAgFgAA6RMAIBcAAOgTACA4AADnEwAgOQAA6hMAIIcLAADFEwAglQsAAMUTACCWCwAAxRMAIJgLAADFEwAgmgsAAMUTACCbCwAAxRMAIJwLAADFEwAgngsAAMUTACAY1AoAAPgQADDVCgAAsA8AENYKAAD4EAAw1woBAMYQACHaCkAAxxAAIegKQADHEAAhhwsBANcQACGOCwAA-RCOCyKPCwEAxhAAIZALAQDGEAAhkQsBAMYQACGSCwEAxhAAIZMLAQDGEAAhlAsEAOkQACGVCwQA7BAAIZYLAQDXEAAhlwsQAPoQACGYCwEA1xAAIZkLAQDGEAAhmgsBANcQACGbC0AA3xAAIZwLQADfEAAhnQsCAMUQACGeC0AA3xAAIQMAAACZDwAgAwAArw8AMBQAALAPACADAAAAmQ8AIAMAAJ4PADAEAACNDwAgAQAAAJEPACABAAAAkQ8AIAMAAACPDwAgAwAAkA8AMAQAAJEPACADAAAAjw8AIAMAAJAPADAEAACRDwAgAwAAAI8PACADAACQDwAwBAAAkQ8AIAvgCQAA5RMAINoKQAAAAAHoCkAAAAAB7AoBAAAAAYYLAQAAAAGHCwEAAAABiAsEAAAAAYkLQAAAAAGKCwEAAAABiwtAAAAAAYwLIAAAAAEBCAAAuA8AIAraCkAAAAAB6ApAAAAAAewKAQAAAAGGCwEAAAABhwsBAAAAAYgLBAAAAAGJC0AAAAABigsBAAAAAYsLQAAAAAGMCyAAAAABAQgAALoPADABCAAAug8AMAvgCQAA5BMAINoKQADBEwAh6ApAAMETACHsCgEAwBMAIYYLAQDAEwAhhwsBAMATACGICwQA2xMAIYkLQADQEwAhigsBAMkTACGLC0AA0BMAIYwLIADjEwAhAgAAAJEPACAIAAC9DwAgCtoKQADBEwAh6ApAAMETACHsCgEAwBMAIYYLAQDAEwAhhwsBAMATACGICwQA2xMAIYkLQADQEwAhigsBAMkTACGLC0AA0BMAIYwLIADjEwAhAgAAAI8PACAIAAC_DwAgAgAAAI8PACAIAAC_DwAgAwAAAJEPACAPAAC4DwAgEAAAvQ8AIAEAAACRDwAgAQAAAI8PACAJFQAA3hMAIBYAAOETACAXAADgEwAgOAAA3xMAIDkAAOITACCICwAAxRMAIIkLAADFEwAgigsAAMUTACCLCwAAxRMAIA3UCgAA9BAAMNUKAADGDwAQ1goAAPQQADDaCkAAxxAAIegKQADHEAAh7AoBAMYQACGGCwEAxhAAIYcLAQDGEAAhiAsEAOwQACGJC0AA3xAAIYoLAQDXEAAhiwtAAN8QACGMCyAA9RAAIQMAAACPDwAgAwAAxQ8AMBQAAMYPACADAAAAjw8AIAMAAJAPADAEAACRDwAgAQAAAJUPACABAAAAlQ8AIAMAAACTDwAgAwAAlA8AMAQAAJUPACADAAAAkw8AIAMAAJQPADAEAACVDwAgAwAAAJMPACADAACUDwAwBAAAlQ8AIA_gCQAA3RMAINcKBAAAAAHsCgEAAAAB9AoBAAAAAfUKBAAAAAH2CoAAAAAB9woBAAAAAfgKAgAAAAH5CgQAAAAB-gpAAAAAAfsKQAAAAAH8CkAAAAAB_QoBAAAAAf4KAQAAAAH_CkAAAAABAQgAAM4PACAO1woEAAAAAewKAQAAAAH0CgEAAAAB9QoEAAAAAfYKgAAAAAH3CgEAAAAB-AoCAAAAAfkKBAAAAAH6CkAAAAAB-wpAAAAAAfwKQAAAAAH9CgEAAAAB_goBAAAAAf8KQAAAAAEBCAAA0A8AMAEIAADQDwAwD-AJAADcEwAg1woEANkTACHsCgEAwBMAIfQKAQDJEwAh9QoEANkTACH2CoAAAAAB9woBAMkTACH4CgIA2hMAIfkKBADbEwAh-gpAAMETACH7CkAA0BMAIfwKQADQEwAh_QoBAMkTACH-CgEAyRMAIf8KQADQEwAhAgAAAJUPACAIAADTDwAgDtcKBADZEwAh7AoBAMATACH0CgEAyRMAIfUKBADZEwAh9gqAAAAAAfcKAQDJEwAh-AoCANoTACH5CgQA2xMAIfoKQADBEwAh-wpAANATACH8CkAA0BMAIf0KAQDJEwAh_goBAMkTACH_CkAA0BMAIQIAAACTDwAgCAAA1Q8AIAIAAACTDwAgCAAA1Q8AIAMAAACVDwAgDwAAzg8AIBAAANMPACABAAAAlQ8AIAEAAACTDwAgDxUAANQTACAWAADXEwAgFwAA1hMAIDgAANUTACA5AADYEwAg9AoAAMUTACD2CgAAxRMAIPcKAADFEwAg-AoAAMUTACD5CgAAxRMAIPsKAADFEwAg_AoAAMUTACD9CgAAxRMAIP4KAADFEwAg_woAAMUTACAR1AoAAOgQADDVCgAA3A8AENYKAADoEAAw1woEAOkQACHsCgEAxhAAIfQKAQDXEAAh9QoEAOkQACH2CgAA6hAAIPcKAQDXEAAh-AoCAOsQACH5CgQA7BAAIfoKQADHEAAh-wpAAN8QACH8CkAA3xAAIf0KAQDXEAAh_goBANcQACH_CkAA3xAAIQMAAACTDwAgAwAA2w8AMBQAANwPACADAAAAkw8AIAMAAJQPADAEAACVDwAgEOAJAADnEAAg1AoAAOQQADDVCgAAlw8AENYKAADkEAAw1woBAAAAAdgKAQDcEAAh2QoBANwQACHaCkAA0hAAIeUKAQAAAAHsCgEAAAAB7goAAOUQ7goi7woBANwQACHwCkAA5hAAIfEKQADmEAAh8goCANAQACHzCkAA5hAAIQEAAADfDwAgAQAAAN8PACAI4AkAANMTACDYCgAAxRMAINkKAADFEwAg7AoAAMUTACDvCgAAxRMAIPAKAADFEwAg8QoAAMUTACDzCgAAxRMAIAMAAACXDwAgAwAA4g8AMAQAAN8PACADAAAAlw8AIAMAAOIPADAEAADfDwAgAwAAAJcPACADAADiDwAwBAAA3w8AIA3gCQAA0hMAINcKAQAAAAHYCgEAAAAB2QoBAAAAAdoKQAAAAAHlCgEAAAAB7AoBAAAAAe4KAAAA7goC7woBAAAAAfAKQAAAAAHxCkAAAAAB8goCAAAAAfMKQAAAAAEBCAAA5g8AIAzXCgEAAAAB2AoBAAAAAdkKAQAAAAHaCkAAAAAB5QoBAAAAAewKAQAAAAHuCgAAAO4KAu8KAQAAAAHwCkAAAAAB8QpAAAAAAfIKAgAAAAHzCkAAAAABAQgAAOgPADABCAAA6A8AMAEAAACZDwAgDeAJAADREwAg1woBAMATACHYCgEAyRMAIdkKAQDJEwAh2gpAAMETACHlCgEAwBMAIewKAQDJEwAh7goAAM8T7goi7woBAMkTACHwCkAA0BMAIfEKQADQEwAh8goCAL8TACHzCkAA0BMAIQIAAADfDwAgCAAA7A8AIAzXCgEAwBMAIdgKAQDJEwAh2QoBAMkTACHaCkAAwRMAIeUKAQDAEwAh7AoBAMkTACHuCgAAzxPuCiLvCgEAyRMAIfAKQADQEwAh8QpAANATACHyCgIAvxMAIfMKQADQEwAhAgAAAJcPACAIAADuDwAgAgAAAJcPACAIAADuDwAgAQAAAJkPACADAAAA3w8AIA8AAOYPACAQAADsDwAgAQAAAN8PACABAAAAlw8AIAwVAADKEwAgFgAAzRMAIBcAAMwTACA4AADLEwAgOQAAzhMAINgKAADFEwAg2QoAAMUTACDsCgAAxRMAIO8KAADFEwAg8AoAAMUTACDxCgAAxRMAIPMKAADFEwAgD9QKAADdEAAw1QoAAPYPABDWCgAA3RAAMNcKAQDGEAAh2AoBANcQACHZCgEA1xAAIdoKQADHEAAh5QoBAMYQACHsCgEA1xAAIe4KAADeEO4KIu8KAQDXEAAh8ApAAN8QACHxCkAA3xAAIfIKAgDFEAAh8wpAAN8QACEDAAAAlw8AIAMAAPUPADAUAAD2DwAgAwAAAJcPACADAADiDwAwBAAA3w8AIAfUCgAA2xAAMNUKAAD8DwAQ1goAANsQADDZCgEA0RAAIdoKQADSEAAh6goBAAAAAesKAQDcEAAhAQAAAPkPACABAAAA-Q8AIAfUCgAA2xAAMNUKAAD8DwAQ1goAANsQADDZCgEA0RAAIdoKQADSEAAh6goBANEQACHrCgEA3BAAIQHrCgAAxRMAIAMAAAD8DwAgAwAA_Q8AMAQAAPkPACADAAAA_A8AIAMAAP0PADAEAAD5DwAgAwAAAPwPACADAAD9DwAwBAAA-Q8AIATZCgEAAAAB2gpAAAAAAeoKAQAAAAHrCgEAAAABAQgAAIEQACAE2QoBAAAAAdoKQAAAAAHqCgEAAAAB6woBAAAAAQEIAACDEAAwAQgAAIMQADAE2QoBAMATACHaCkAAwRMAIeoKAQDAEwAh6woBAMkTACECAAAA-Q8AIAgAAIYQACAE2QoBAMATACHaCkAAwRMAIeoKAQDAEwAh6woBAMkTACECAAAA_A8AIAgAAIgQACACAAAA_A8AIAgAAIgQACADAAAA-Q8AIA8AAIEQACAQAACGEAAgAQAAAPkPACABAAAA_A8AIAQVAADGEwAgFgAAyBMAIBcAAMcTACDrCgAAxRMAIAfUCgAA1hAAMNUKAACPEAAQ1goAANYQADDZCgEAxhAAIdoKQADHEAAh6goBAMYQACHrCgEA1xAAIQMAAAD8DwAgAwAAjhAAMBQAAI8QACADAAAA_A8AIAMAAP0PADAEAAD5DwAgCNQKAADUEAAw1QoAAJUQABDWCgAA1BAAMOUKAQDREAAh5goBANEQACHnCgEA0RAAIegKQADSEAAh6QoAANUQACABAAAAkhAAIAEAAACSEAAgB9QKAADUEAAw1QoAAJUQABDWCgAA1BAAMOUKAQDREAAh5goBANEQACHnCgEA0RAAIegKQADSEAAhAAMAAACVEAAgAwAAlhAAMAQAAJIQACADAAAAlRAAIAMAAJYQADAEAACSEAAgAwAAAJUQACADAACWEAAwBAAAkhAAIATlCgEAAAAB5goBAAAAAecKAQAAAAHoCkAAAAABAQgAAJoQACAE5QoBAAAAAeYKAQAAAAHnCgEAAAAB6ApAAAAAAQEIAACcEAAwAQgAAJwQADAE5QoBAMATACHmCgEAwBMAIecKAQDAEwAh6ApAAMETACECAAAAkhAAIAgAAJ8QACAE5QoBAMATACHmCgEAwBMAIecKAQDAEwAh6ApAAMETACECAAAAlRAAIAgAAKEQACACAAAAlRAAIAgAAKEQACADAAAAkhAAIA8AAJoQACAQAACfEAAgAQAAAJIQACABAAAAlRAAIAMVAADCEwAgFgAAxBMAIBcAAMMTACAH1AoAANMQADDVCgAAqBAAENYKAADTEAAw5QoBAMYQACHmCgEAxhAAIecKAQDGEAAh6ApAAMcQACEDAAAAlRAAIAMAAKcQADAUAACoEAAgAwAAAJUQACADAACWEAAwBAAAkhAAIAfUCgAAzxAAMNUKAACuEAAQ1goAAM8QADDXCgIAAAAB2AoBANEQACHZCgEA0RAAIdoKQADSEAAhAQAAAKsQACABAAAAqxAAIAfUCgAAzxAAMNUKAACuEAAQ1goAAM8QADDXCgIA0BAAIdgKAQDREAAh2QoBANEQACHaCkAA0hAAIQADAAAArhAAIAMAAK8QADAEAACrEAAgAwAAAK4QACADAACvEAAwBAAAqxAAIAMAAACuEAAgAwAArxAAMAQAAKsQACAE1woCAAAAAdgKAQAAAAHZCgEAAAAB2gpAAAAAAQEIAACzEAAgBNcKAgAAAAHYCgEAAAAB2QoBAAAAAdoKQAAAAAEBCAAAtRAAMAEIAAC1EAAwBNcKAgC_EwAh2AoBAMATACHZCgEAwBMAIdoKQADBEwAhAgAAAKsQACAIAAC4EAAgBNcKAgC_EwAh2AoBAMATACHZCgEAwBMAIdoKQADBEwAhAgAAAK4QACAIAAC6EAAgAgAAAK4QACAIAAC6EAAgAwAAAKsQACAPAACzEAAgEAAAuBAAIAEAAACrEAAgAQAAAK4QACAFFQAAuhMAIBYAAL0TACAXAAC8EwAgOAAAuxMAIDkAAL4TACAH1AoAAMQQADDVCgAAwRAAENYKAADEEAAw1woCAMUQACHYCgEAxhAAIdkKAQDGEAAh2gpAAMcQACEDAAAArhAAIAMAAMAQADAUAADBEAAgAwAAAK4QACADAACvEAAwBAAAqxAAIAfUCgAAxBAAMNUKAADBEAAQ1goAAMQQADDXCgIAxRAAIdgKAQDGEAAh2QoBAMYQACHaCkAAxxAAIQ0VAADJEAAgFgAAyRAAIBcAAMkQACA4AADOEAAgOQAAyRAAIPEEAgAAAATbCgIAAAAB3AoCAAAABN0KAgAAAAHeCgIAAAAB3woCAAAAAeAKAgAAAAHhCgIAzRAAIQ4VAADJEAAgFgAAzBAAIBcAAMwQACDxBAEAAAAE2woBAAAAAdwKAQAAAATdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBAMsQACHiCgEAAAAB4woBAAAAAeQKAQAAAAELFQAAyRAAIBYAAMoQACAXAADKEAAg8QRAAAAABNsKQAAAAAHcCkAAAAAE3QpAAAAAAd4KQAAAAAHfCkAAAAAB4ApAAAAAAeEKQADIEAAhCxUAAMkQACAWAADKEAAgFwAAyhAAIPEEQAAAAATbCkAAAAAB3ApAAAAABN0KQAAAAAHeCkAAAAAB3wpAAAAAAeAKQAAAAAHhCkAAyBAAIQjxBAIAAAAE2woCAAAAAdwKAgAAAATdCgIAAAAB3goCAAAAAd8KAgAAAAHgCgIAAAAB4QoCAMkQACEI8QRAAAAABNsKQAAAAAHcCkAAAAAE3QpAAAAAAd4KQAAAAAHfCkAAAAAB4ApAAAAAAeEKQADKEAAhDhUAAMkQACAWAADMEAAgFwAAzBAAIPEEAQAAAATbCgEAAAAB3AoBAAAABN0KAQAAAAHeCgEAAAAB3woBAAAAAeAKAQAAAAHhCgEAyxAAIeIKAQAAAAHjCgEAAAAB5AoBAAAAAQvxBAEAAAAE2woBAAAAAdwKAQAAAATdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBAMwQACHiCgEAAAAB4woBAAAAAeQKAQAAAAENFQAAyRAAIBYAAMkQACAXAADJEAAgOAAAzhAAIDkAAMkQACDxBAIAAAAE2woCAAAAAdwKAgAAAATdCgIAAAAB3goCAAAAAd8KAgAAAAHgCgIAAAAB4QoCAM0QACEI8QQIAAAABNsKCAAAAAHcCggAAAAE3QoIAAAAAd4KCAAAAAHfCggAAAAB4AoIAAAAAeEKCADOEAAhB9QKAADPEAAw1QoAAK4QABDWCgAAzxAAMNcKAgDQEAAh2AoBANEQACHZCgEA0RAAIdoKQADSEAAhCPEEAgAAAATbCgIAAAAB3AoCAAAABN0KAgAAAAHeCgIAAAAB3woCAAAAAeAKAgAAAAHhCgIAyRAAIQvxBAEAAAAE2woBAAAAAdwKAQAAAATdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBAMwQACHiCgEAAAAB4woBAAAAAeQKAQAAAAEI8QRAAAAABNsKQAAAAAHcCkAAAAAE3QpAAAAAAd4KQAAAAAHfCkAAAAAB4ApAAAAAAeEKQADKEAAhB9QKAADTEAAw1QoAAKgQABDWCgAA0xAAMOUKAQDGEAAh5goBAMYQACHnCgEAxhAAIegKQADHEAAhB9QKAADUEAAw1QoAAJUQABDWCgAA1BAAMOUKAQDREAAh5goBANEQACHnCgEA0RAAIegKQADSEAAhAuUKAQAAAAHmCgEAAAABB9QKAADWEAAw1QoAAI8QABDWCgAA1hAAMNkKAQDGEAAh2gpAAMcQACHqCgEAxhAAIesKAQDXEAAhDhUAANkQACAWAADaEAAgFwAA2hAAIPEEAQAAAAXbCgEAAAAB3AoBAAAABd0KAQAAAAHeCgEAAAAB3woBAAAAAeAKAQAAAAHhCgEA2BAAIeIKAQAAAAHjCgEAAAAB5AoBAAAAAQ4VAADZEAAgFgAA2hAAIBcAANoQACDxBAEAAAAF2woBAAAAAdwKAQAAAAXdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBANgQACHiCgEAAAAB4woBAAAAAeQKAQAAAAEI8QQCAAAABdsKAgAAAAHcCgIAAAAF3QoCAAAAAd4KAgAAAAHfCgIAAAAB4AoCAAAAAeEKAgDZEAAhC_EEAQAAAAXbCgEAAAAB3AoBAAAABd0KAQAAAAHeCgEAAAAB3woBAAAAAeAKAQAAAAHhCgEA2hAAIeIKAQAAAAHjCgEAAAAB5AoBAAAAAQfUCgAA2xAAMNUKAAD8DwAQ1goAANsQADDZCgEA0RAAIdoKQADSEAAh6goBANEQACHrCgEA3BAAIQvxBAEAAAAF2woBAAAAAdwKAQAAAAXdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBANoQACHiCgEAAAAB4woBAAAAAeQKAQAAAAEP1AoAAN0QADDVCgAA9g8AENYKAADdEAAw1woBAMYQACHYCgEA1xAAIdkKAQDXEAAh2gpAAMcQACHlCgEAxhAAIewKAQDXEAAh7goAAN4Q7goi7woBANcQACHwCkAA3xAAIfEKQADfEAAh8goCAMUQACHzCkAA3xAAIQcVAADJEAAgFgAA4xAAIBcAAOMQACDxBAAAAO4KCNsKAAAA7goC3AoAAADuCgjhCgAA4hDuCiILFQAA2RAAIBYAAOEQACAXAADhEAAg8QRAAAAABdsKQAAAAAHcCkAAAAAF3QpAAAAAAd4KQAAAAAHfCkAAAAAB4ApAAAAAAeEKQADgEAAhCxUAANkQACAWAADhEAAgFwAA4RAAIPEEQAAAAAXbCkAAAAAB3ApAAAAABd0KQAAAAAHeCkAAAAAB3wpAAAAAAeAKQAAAAAHhCkAA4BAAIQjxBEAAAAAF2wpAAAAAAdwKQAAAAAXdCkAAAAAB3gpAAAAAAd8KQAAAAAHgCkAAAAAB4QpAAOEQACEHFQAAyRAAIBYAAOMQACAXAADjEAAg8QQAAADuCgjbCgAAAO4KAtwKAAAA7goI4QoAAOIQ7goiBPEEAAAA7goI2woAAADuCgLcCgAAAO4KCOEKAADjEO4KIhDgCQAA5xAAINQKAADkEAAw1QoAAJcPABDWCgAA5BAAMNcKAQDREAAh2AoBANwQACHZCgEA3BAAIdoKQADSEAAh5QoBANEQACHsCgEA3BAAIe4KAADlEO4KIu8KAQDcEAAh8ApAAOYQACHxCkAA5hAAIfIKAgDQEAAh8wpAAOYQACEE8QQAAADuCgjbCgAAAO4KAtwKAAAA7goI4QoAAOMQ7goiCPEEQAAAAAXbCkAAAAAB3ApAAAAABd0KQAAAAAHeCkAAAAAB3wpAAAAAAeAKQAAAAAHhCkAA4RAAIR3hCQAAhBEAIOIJAACFEQAg4wkAAIYRACDUCgAA_xAAMNUKAACZDwAQ1goAAP8QADDXCgEA0RAAIdoKQADSEAAh6ApAANIQACGHCwEA3BAAIY4LAACAEY4LIo8LAQDREAAhkAsBANEQACGRCwEA0RAAIZILAQDREAAhkwsBANEQACGUCwQAgREAIZULBACCEQAhlgsBANwQACGXCxAAgxEAIZgLAQDcEAAhmQsBANEQACGaCwEA3BAAIZsLQADmEAAhnAtAAOYQACGdCwIA0BAAIZ4LQADmEAAh7g0AAJkPACDvDQAAmQ8AIBHUCgAA6BAAMNUKAADcDwAQ1goAAOgQADDXCgQA6RAAIewKAQDGEAAh9AoBANcQACH1CgQA6RAAIfYKAADqEAAg9woBANcQACH4CgIA6xAAIfkKBADsEAAh-gpAAMcQACH7CkAA3xAAIfwKQADfEAAh_QoBANcQACH-CgEA1xAAIf8KQADfEAAhDRUAAMkQACAWAADzEAAgFwAA8xAAIDgAAM4QACA5AADzEAAg8QQEAAAABNsKBAAAAAHcCgQAAAAE3QoEAAAAAd4KBAAAAAHfCgQAAAAB4AoEAAAAAeEKBADyEAAhDxUAANkQACAWAADxEAAgFwAA8RAAINsKgAAAAAHdCoAAAAAB3gqAAAAAAd8KgAAAAAHgCoAAAAAB4QqAAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLgAAAAAGEC4AAAAABhQuAAAAAAQ0VAADZEAAgFgAA2RAAIBcAANkQACA4AADuEAAgOQAA2RAAIPEEAgAAAAXbCgIAAAAB3AoCAAAABd0KAgAAAAHeCgIAAAAB3woCAAAAAeAKAgAAAAHhCgIA8BAAIQ0VAADZEAAgFgAA7xAAIBcAAO8QACA4AADuEAAgOQAA7xAAIPEEBAAAAAXbCgQAAAAB3AoEAAAABd0KBAAAAAHeCgQAAAAB3woEAAAAAeAKBAAAAAHhCgQA7RAAIQ0VAADZEAAgFgAA7xAAIBcAAO8QACA4AADuEAAgOQAA7xAAIPEEBAAAAAXbCgQAAAAB3AoEAAAABd0KBAAAAAHeCgQAAAAB3woEAAAAAeAKBAAAAAHhCgQA7RAAIQjxBAgAAAAF2woIAAAAAdwKCAAAAAXdCggAAAAB3goIAAAAAd8KCAAAAAHgCggAAAAB4QoIAO4QACEI8QQEAAAABdsKBAAAAAHcCgQAAAAF3QoEAAAAAd4KBAAAAAHfCgQAAAAB4AoEAAAAAeEKBADvEAAhDRUAANkQACAWAADZEAAgFwAA2RAAIDgAAO4QACA5AADZEAAg8QQCAAAABdsKAgAAAAHcCgIAAAAF3QoCAAAAAd4KAgAAAAHfCgIAAAAB4AoCAAAAAeEKAgDwEAAhDNsKgAAAAAHdCoAAAAAB3gqAAAAAAd8KgAAAAAHgCoAAAAAB4QqAAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLgAAAAAGEC4AAAAABhQuAAAAAAQ0VAADJEAAgFgAA8xAAIBcAAPMQACA4AADOEAAgOQAA8xAAIPEEBAAAAATbCgQAAAAB3AoEAAAABN0KBAAAAAHeCgQAAAAB3woEAAAAAeAKBAAAAAHhCgQA8hAAIQjxBAQAAAAE2woEAAAAAdwKBAAAAATdCgQAAAAB3goEAAAAAd8KBAAAAAHgCgQAAAAB4QoEAPMQACEN1AoAAPQQADDVCgAAxg8AENYKAAD0EAAw2gpAAMcQACHoCkAAxxAAIewKAQDGEAAhhgsBAMYQACGHCwEAxhAAIYgLBADsEAAhiQtAAN8QACGKCwEA1xAAIYsLQADfEAAhjAsgAPUQACEFFQAAyRAAIBYAAPcQACAXAAD3EAAg2wogAAAAAeEKIAD2EAAhBRUAAMkQACAWAAD3EAAgFwAA9xAAINsKIAAAAAHhCiAA9hAAIQLbCiAAAAAB4QogAPcQACEY1AoAAPgQADDVCgAAsA8AENYKAAD4EAAw1woBAMYQACHaCkAAxxAAIegKQADHEAAhhwsBANcQACGOCwAA-RCOCyKPCwEAxhAAIZALAQDGEAAhkQsBAMYQACGSCwEAxhAAIZMLAQDGEAAhlAsEAOkQACGVCwQA7BAAIZYLAQDXEAAhlwsQAPoQACGYCwEA1xAAIZkLAQDGEAAhmgsBANcQACGbC0AA3xAAIZwLQADfEAAhnQsCAMUQACGeC0AA3xAAIQcVAADJEAAgFgAA_hAAIBcAAP4QACDxBAAAAI4LCNsKAAAAjgsC3AoAAACOCwjhCgAA_RCOCyINFQAAyRAAIBYAAPwQACAXAAD8EAAgOAAA_BAAIDkAAPwQACDxBBAAAAAE2woQAAAAAdwKEAAAAATdChAAAAAB3goQAAAAAd8KEAAAAAHgChAAAAAB4QoQAPsQACENFQAAyRAAIBYAAPwQACAXAAD8EAAgOAAA_BAAIDkAAPwQACDxBBAAAAAE2woQAAAAAdwKEAAAAATdChAAAAAB3goQAAAAAd8KEAAAAAHgChAAAAAB4QoQAPsQACEI8QQQAAAABNsKEAAAAAHcChAAAAAE3QoQAAAAAd4KEAAAAAHfChAAAAAB4AoQAAAAAeEKEAD8EAAhBxUAAMkQACAWAAD-EAAgFwAA_hAAIPEEAAAAjgsI2woAAACOCwLcCgAAAI4LCOEKAAD9EI4LIgTxBAAAAI4LCNsKAAAAjgsC3AoAAACOCwjhCgAA_hCOCyIb4QkAAIQRACDiCQAAhREAIOMJAACGEQAg1AoAAP8QADDVCgAAmQ8AENYKAAD_EAAw1woBANEQACHaCkAA0hAAIegKQADSEAAhhwsBANwQACGOCwAAgBGOCyKPCwEA0RAAIZALAQDREAAhkQsBANEQACGSCwEA0RAAIZMLAQDREAAhlAsEAIERACGVCwQAghEAIZYLAQDcEAAhlwsQAIMRACGYCwEA3BAAIZkLAQDREAAhmgsBANwQACGbC0AA5hAAIZwLQADmEAAhnQsCANAQACGeC0AA5hAAIQTxBAAAAI4LCNsKAAAAjgsC3AoAAACOCwjhCgAA_hCOCyII8QQEAAAABNsKBAAAAAHcCgQAAAAE3QoEAAAAAd4KBAAAAAHfCgQAAAAB4AoEAAAAAeEKBADzEAAhCPEEBAAAAAXbCgQAAAAB3AoEAAAABd0KBAAAAAHeCgQAAAAB3woEAAAAAeAKBAAAAAHhCgQA7xAAIQjxBBAAAAAE2woQAAAAAdwKEAAAAATdChAAAAAB3goQAAAAAd8KEAAAAAHgChAAAAAB4QoQAPwQACEDnwsAAI8PACCgCwAAjw8AIKELAACPDwAgA58LAACTDwAgoAsAAJMPACChCwAAkw8AIBLgCQAA5xAAINQKAADkEAAw1QoAAJcPABDWCgAA5BAAMNcKAQDREAAh2AoBANwQACHZCgEA3BAAIdoKQADSEAAh5QoBANEQACHsCgEA3BAAIe4KAADlEO4KIu8KAQDcEAAh8ApAAOYQACHxCkAA5hAAIfIKAgDQEAAh8wpAAOYQACHuDQAAlw8AIO8NAACXDwAgEuAJAACKEQAg1AoAAIcRADDVCgAAkw8AENYKAACHEQAw1woEAIERACHsCgEA0RAAIfQKAQDcEAAh9QoEAIERACH2CgAAiBEAIPcKAQDcEAAh-AoCAIkRACH5CgQAghEAIfoKQADSEAAh-wpAAOYQACH8CkAA5hAAIf0KAQDcEAAh_goBANwQACH_CkAA5hAAIQzbCoAAAAAB3QqAAAAAAd4KgAAAAAHfCoAAAAAB4AqAAAAAAeEKgAAAAAGACwEAAAABgQsBAAAAAYILAQAAAAGDC4AAAAABhAuAAAAAAYULgAAAAAEI8QQCAAAABdsKAgAAAAHcCgIAAAAF3QoCAAAAAd4KAgAAAAHfCgIAAAAB4AoCAAAAAeEKAgDZEAAhHeEJAACEEQAg4gkAAIURACDjCQAAhhEAINQKAAD_EAAw1QoAAJkPABDWCgAA_xAAMNcKAQDREAAh2gpAANIQACHoCkAA0hAAIYcLAQDcEAAhjgsAAIARjgsijwsBANEQACGQCwEA0RAAIZELAQDREAAhkgsBANEQACGTCwEA0RAAIZQLBACBEQAhlQsEAIIRACGWCwEA3BAAIZcLEACDEQAhmAsBANwQACGZCwEA0RAAIZoLAQDcEAAhmwtAAOYQACGcC0AA5hAAIZ0LAgDQEAAhngtAAOYQACHuDQAAmQ8AIO8NAACZDwAgDuAJAACKEQAg1AoAAIsRADDVCgAAjw8AENYKAACLEQAw2gpAANIQACHoCkAA0hAAIewKAQDREAAhhgsBANEQACGHCwEA0RAAIYgLBACCEQAhiQtAAOYQACGKCwEA3BAAIYsLQADmEAAhjAsgAIwRACEC2wogAAAAAeEKIAD3EAAhEp8DAQDGEAAh1AoAAI0RADDVCgAAig8AENYKAACNEQAw1woBAI4RACHaCkAAxxAAIY8LAQDGEAAhmQsBAMYQACGiCwEAxhAAIaMLAQDGEAAhpAsBAMYQACGlCwEAxhAAIaYLAQDGEAAhpwtAAMcQACGoC0AAxxAAIakLAgDrEAAhqgsCAOsQACGrCwEA1xAAIQsVAADJEAAgFgAAzBAAIBcAAMwQACDxBAEAAAAE2woBAAAAAdwKAQAAAATdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBAI8RACELFQAAyRAAIBYAAMwQACAXAADMEAAg8QQBAAAABNsKAQAAAAHcCgEAAAAE3QoBAAAAAd4KAQAAAAHfCgEAAAAB4AoBAAAAAeEKAQCPEQAhEp8DAQDREAAh1AoAAJARADDVCgAA9w4AENYKAACQEQAw1woBAJERACHaCkAA0hAAIY8LAQDREAAhmQsBANEQACGiCwEA0RAAIaMLAQDREAAhpAsBANEQACGlCwEA0RAAIaYLAQDREAAhpwtAANIQACGoC0AA0hAAIakLAgCJEQAhqgsCAIkRACGrCwEA3BAAIQjxBAEAAAAE2woBAAAAAdwKAQAAAATdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBAJIRACEI8QQBAAAABNsKAQAAAAHcCgEAAAAE3QoBAAAAAd4KAQAAAAHfCgEAAAAB4AoBAAAAAeEKAQCSEQAhBdQKAACTEQAw1QoAAPEOABDWCgAAkxEAMKwLAQDGEAAhrQsBAMYQACEF1AoAAJQRADDVCgAA3g4AENYKAACUEQAwrAsBANEQACGtCwEA0RAAIQnUCgAAlREAMNUKAADYDgAQ1goAAJURADDXCgEAxhAAIdoKQADHEAAhjgsAAJYRrwsirwsBANcQACGwCwAAlxEAILELQADfEAAhBxUAAMkQACAWAACaEQAgFwAAmhEAIPEEAAAArwsI2woAAACvCwLcCgAAAK8LCOEKAACZEa8LIg8VAADJEAAgFgAAmBEAIBcAAJgRACDbCoAAAAAB3QqAAAAAAd4KgAAAAAHfCoAAAAAB4AqAAAAAAeEKgAAAAAGACwEAAAABgQsBAAAAAYILAQAAAAGDC4AAAAABhAuAAAAAAYULgAAAAAEM2wqAAAAAAd0KgAAAAAHeCoAAAAAB3wqAAAAAAeAKgAAAAAHhCoAAAAABgAsBAAAAAYELAQAAAAGCCwEAAAABgwuAAAAAAYQLgAAAAAGFC4AAAAABBxUAAMkQACAWAACaEQAgFwAAmhEAIPEEAAAArwsI2woAAACvCwLcCgAAAK8LCOEKAACZEa8LIgTxBAAAAK8LCNsKAAAArwsC3AoAAACvCwjhCgAAmhGvCyIJ1AoAAJsRADDVCgAAxQ4AENYKAACbEQAw1woBANEQACHaCkAA0hAAIY4LAACcEa8LIq8LAQDcEAAhsAsAAJ0RACCxC0AA5hAAIQTxBAAAAK8LCNsKAAAArwsC3AoAAACvCwjhCgAAmhGvCyIM2wqAAAAAAd0KgAAAAAHeCoAAAAAB3wqAAAAAAeAKgAAAAAHhCoAAAAABgAsBAAAAAYELAQAAAAGCCwEAAAABgwuAAAAAAYQLgAAAAAGFC4AAAAABDNQKAACeEQAw1QoAAL8OABDWCgAAnhEAMNoKQADHEAAh7goAAJ8RswsijgsAAJYRrwsijwsBAMYQACGZCwEAxhAAIbALAACXEQAgsQtAAN8QACGzCwEAxhAAIbQLAQDGEAAhBxUAAMkQACAWAAChEQAgFwAAoREAIPEEAAAAswsI2woAAACzCwLcCgAAALMLCOEKAACgEbMLIgcVAADJEAAgFgAAoREAIBcAAKERACDxBAAAALMLCNsKAAAAswsC3AoAAACzCwjhCgAAoBGzCyIE8QQAAACzCwjbCgAAALMLAtwKAAAAswsI4QoAAKERswsiDNQKAACiEQAw1QoAAKwOABDWCgAAohEAMNoKQADSEAAh7goAAKMRswsijgsAAJwRrwsijwsBANEQACGZCwEA0RAAIbALAACdEQAgsQtAAOYQACGzCwEA0RAAIbQLAQDREAAhBPEEAAAAswsI2woAAACzCwLcCgAAALMLCOEKAAChEbMLIgKOCwAAAK8LArMLAQAAAAEO1AoAAKURADDVCgAApg4AENYKAAClEQAw1woBAMYQACHaCkAAxxAAIegKQADHEAAhhwsBAMYQACGPCwEAxhAAIZALAQDGEAAhkgsBAMYQACG2CwIAxRAAIbcLQADHEAAhuAtAAN8QACG5CwIA6xAAIQ7UCgAAphEAMNUKAACTDgAQ1goAAKYRADDXCgEA0RAAIdoKQADSEAAh6ApAANIQACGHCwEA0RAAIY8LAQDREAAhkAsBANEQACGSCwEA0RAAIbYLAgDQEAAhtwtAANIQACG4C0AA5hAAIbkLAgCJEQAhCdQKAACnEQAw1QoAAI0OABDWCgAApxEAMNcKAQDGEAAh2gpAAMcQACGwCwAAlxEAILoLAQDGEAAhuwtAAN8QACG8C0AA3xAAIQnUCgAAqBEAMNUKAAD6DQAQ1goAAKgRADDXCgEA0RAAIdoKQADSEAAhsAsAAJ0RACC6CwEA0RAAIbsLQADmEAAhvAtAAOYQACEI1AoAAKkRADDVCgAA9A0AENYKAACpEQAw2gpAAMcQACGOCwAAqhG-CyKzCwEAjhEAIbsLQADfEAAhvgtAAN8QACEHFQAAyRAAIBYAAKwRACAXAACsEQAg8QQAAAC-CwjbCgAAAL4LAtwKAAAAvgsI4QoAAKsRvgsiBxUAAMkQACAWAACsEQAgFwAArBEAIPEEAAAAvgsI2woAAAC-CwLcCgAAAL4LCOEKAACrEb4LIgTxBAAAAL4LCNsKAAAAvgsC3AoAAAC-CwjhCgAArBG-CyII1AoAAK0RADDVCgAA4Q0AENYKAACtEQAw2gpAANIQACGOCwAArhG-CyKzCwEAkREAIbsLQADmEAAhvgtAAOYQACEE8QQAAAC-CwjbCgAAAL4LAtwKAAAAvgsI4QoAAKwRvgsiAo4LAAAAvgsCswsBAAAAAR7UCgAAsBEAMNUKAADbDQAQ1goAALARADDXCgEAjhEAIdoKQADHEAAh7goAALERwQsijwsBAMYQACGZCwEAxhAAIbQLAQDGEAAhuQsBANcQACG7C0AA3xAAIb4LQADfEAAhwgsAALIRwgsiwwsBANcQACHECxAA-hAAIcULEACzEQAhxgsBANcQACHHCwAA6hAAIMgLAQDXEAAhyQsBANcQACHKCwEA1xAAIcsLAQDXEAAhzAsBANcQACHNCwAA6hAAIM4LAQDXEAAhzwtAAN8QACHQC0AA3xAAIdELQADHEAAh0gtAAN8QACHTC0AA3xAAIQcVAADJEAAgFgAAuREAIBcAALkRACDxBAAAAMELCNsKAAAAwQsC3AoAAADBCwjhCgAAuBHBCyIHFQAAyRAAIBYAALcRACAXAAC3EQAg8QQAAADCCwjbCgAAAMILAtwKAAAAwgsI4QoAALYRwgsiDRUAANkQACAWAAC1EQAgFwAAtREAIDgAALURACA5AAC1EQAg8QQQAAAABdsKEAAAAAHcChAAAAAF3QoQAAAAAd4KEAAAAAHfChAAAAAB4AoQAAAAAeEKEAC0EQAhDRUAANkQACAWAAC1EQAgFwAAtREAIDgAALURACA5AAC1EQAg8QQQAAAABdsKEAAAAAHcChAAAAAF3QoQAAAAAd4KEAAAAAHfChAAAAAB4AoQAAAAAeEKEAC0EQAhCPEEEAAAAAXbChAAAAAB3AoQAAAABd0KEAAAAAHeChAAAAAB3woQAAAAAeAKEAAAAAHhChAAtREAIQcVAADJEAAgFgAAtxEAIBcAALcRACDxBAAAAMILCNsKAAAAwgsC3AoAAADCCwjhCgAAthHCCyIE8QQAAADCCwjbCgAAAMILAtwKAAAAwgsI4QoAALcRwgsiBxUAAMkQACAWAAC5EQAgFwAAuREAIPEEAAAAwQsI2woAAADBCwLcCgAAAMELCOEKAAC4EcELIgTxBAAAAMELCNsKAAAAwQsC3AoAAADBCwjhCgAAuRHBCyIe1AoAALoRADDVCgAAyA0AENYKAAC6EQAw1woBAJERACHaCkAA0hAAIe4KAAC7EcELIo8LAQDREAAhmQsBANEQACG0CwEA0RAAIbkLAQDcEAAhuwtAAOYQACG-C0AA5hAAIcILAAC8EcILIsMLAQDcEAAhxAsQAIMRACHFCxAAvREAIcYLAQDcEAAhxwsAAIgRACDICwEA3BAAIckLAQDcEAAhygsBANwQACHLCwEA3BAAIcwLAQDcEAAhzQsAAIgRACDOCwEA3BAAIc8LQADmEAAh0AtAAOYQACHRC0AA0hAAIdILQADmEAAh0wtAAOYQACEE8QQAAADBCwjbCgAAAMELAtwKAAAAwQsI4QoAALkRwQsiBPEEAAAAwgsI2woAAADCCwLcCgAAAMILCOEKAAC3EcILIgjxBBAAAAAF2woQAAAAAdwKEAAAAAXdChAAAAAB3goQAAAAAd8KEAAAAAHgChAAAAAB4QoQALURACEK1AoAAL4RADDVCgAAwg0AENYKAAC-EQAw7goBAMYQACHyCgIAxRAAIfMKQADfEAAhxwsBAMYQACHSC0AA3xAAIdQLAQDGEAAh1QsBANcQACEP1AoAAL8RADDVCgAArA0AENYKAAC_EQAw1woBAMYQACHaCkAAxxAAIYcLAQDXEAAhjgsBAMYQACGPCwEA1xAAIZkLAQDXEAAhuQsCAMUQACHWCwEA1xAAIdcLAQDGEAAh2AsBAMYQACHZCwEAxhAAIdoLAQDGEAAhEL8IAADBEQAg1AoAAMARADDVCgAAmQ0AENYKAADAEQAw1woBANEQACHaCkAA0hAAIYcLAQDcEAAhjgsBANEQACGPCwEA3BAAIZkLAQDcEAAhuQsCANAQACHWCwEA3BAAIdcLAQDREAAh2AsBANEQACHZCwEA0RAAIdoLAQDREAAhA58LAACTDQAgoAsAAJMNACChCwAAkw0AIALHCwEAAAAB1AsBAAAAAQurBwAAxBEAINQKAADDEQAw1QoAAJMNABDWCgAAwxEAMO4KAQDREAAh8goCANAQACHzCkAA5hAAIccLAQDREAAh0gtAAOYQACHUCwEA0RAAIdULAQDcEAAhEr8IAADBEQAg1AoAAMARADDVCgAAmQ0AENYKAADAEQAw1woBANEQACHaCkAA0hAAIYcLAQDcEAAhjgsBANEQACGPCwEA3BAAIZkLAQDcEAAhuQsCANAQACHWCwEA3BAAIdcLAQDREAAh2AsBANEQACHZCwEA0RAAIdoLAQDREAAh7g0AAJkNACDvDQAAmQ0AIAbUCgAAxREAMNUKAACODQAQ1goAAMURADDcCwEAxhAAId0LQADHEAAh3gsCAMUQACEG1AoAAMYRADDVCgAA-wwAENYKAADGEQAw3AsBANEQACHdC0AA0hAAId4LAgDQEAAhAtwLAQAAAAHdC0AAAAABBtQKAADIEQAw1QoAAPUMABDWCgAAyBEAMNcKAQDGEAAh4AsBAMYQACHhC0AAxxAAIQjUCgAAyREAMNUKAADfDAAQ1goAAMkRADDXCgEAxhAAIfoKQADHEAAh1AsBAMYQACHgCwEAxhAAIeILQADfEAAhDtQKAADKEQAw1QoAAMkMABDWCgAAyhEAMNcKAQDGEAAh-gpAAMcQACGHCwEA1xAAIbkLAgDFEAAh1wsBAMYQACHaCwEAxhAAIeMLAQDGEAAh5AsBAMYQACHlCwEAxhAAIeYLAQDGEAAh5wsBAMYQACEPqgcAAMwRACDUCgAAyxEAMNUKAAC2DAAQ1goAAMsRADDXCgEA0RAAIfoKQADSEAAhhwsBANwQACG5CwIA0BAAIdcLAQDREAAh2gsBANEQACHjCwEA0RAAIeQLAQDREAAh5QsBANEQACHmCwEA0RAAIecLAQDREAAhA58LAACtCwAgoAsAAK0LACChCwAArQsAIArUCgAAzREAMNUKAACwDAAQ1goAAM0RADCZCwEAxhAAIc8LQADHEAAh4AsBAMYQACHoCwEAxhAAIekLEAD6EAAh6gsCAMUQACHrCxAA-hAAIQ7UCgAAzhEAMNUKAACaDAAQ1goAAM4RADDXCgEAxhAAIdoKQADHEAAh6ApAAN8QACGxC0AA3xAAIccLAQDXEAAh1gsBANcQACHsCwEAxhAAIe0LAQDGEAAh7gsBANcQACHvCyAA9RAAIfALQADfEAAhBtQKAADPEQAw1QoAAIIMABDWCgAAzxEAMI8LAQDGEAAh1gsBAMYQACHxC0AAxxAAIQfUCgAA0BEAMNUKAADsCwAQ1goAANARADDZCgEAxhAAIdoKQADHEAAh8gsBAMYQACHzCwEAxhAAIQfUCgAA0REAMNUKAADZCwAQ1goAANERADDZCgEA0RAAIdoKQADSEAAh8gsBANEQACHzCwEA0RAAIQrUCgAA0hEAMNUKAADTCwAQ1goAANIRADDaCkAAxxAAIZkLAQDGEAAh7QsBAMYQACH0CwEAxhAAIfULAQDXEAAh9gtAAN8QACH3C0AA3xAAIQupBwAA1BEAINQKAADTEQAw1QoAALcLABDWCgAA0xEAMJkLAQDREAAhzwtAANIQACHgCwEA0RAAIegLAQDREAAh6QsQAIMRACHqCwIA0BAAIesLEACDEQAhFPEEAADdEQAgqgcAAMwRACCsBwAA3hEAIK0HAADfEQAg1AoAANwRADDVCgAApwsAENYKAADcEQAw1woBANEQACHaCkAA0hAAIegKQADmEAAhsQtAAOYQACHHCwEA3BAAIdYLAQDcEAAh7AsBANEQACHtCwEA0RAAIe4LAQDcEAAh7wsgAIwRACHwC0AA5hAAIe4NAACnCwAg7w0AAKcLACAHqQcAANQRACDUCgAA1REAMNUKAACzCwAQ1goAANURADDXCgEA0RAAIeALAQDREAAh4QtAANIQACEC1AsBAAAAAeALAQAAAAEKqQcAANQRACCrBwAA2BEAINQKAADXEQAw1QoAAK0LABDWCgAA1xEAMNcKAQDREAAh-gpAANIQACHUCwEA0RAAIeALAQDREAAh4gtAAOYQACERqgcAAMwRACDUCgAAyxEAMNUKAAC2DAAQ1goAAMsRADDXCgEA0RAAIfoKQADSEAAhhwsBANwQACG5CwIA0BAAIdcLAQDREAAh2gsBANEQACHjCwEA0RAAIeQLAQDREAAh5QsBANEQACHmCwEA0RAAIecLAQDREAAh7g0AALYMACDvDQAAtgwAIAyoBwAA2hEAIK4HAADbEQAg1AoAANkRADDVCgAAqwsAENYKAADZEQAw2gpAANIQACGZCwEA0RAAIe0LAQDREAAh9AsBANEQACH1CwEA3BAAIfYLQADmEAAh9wtAAOYQACEDnwsAAKMLACCgCwAAowsAIKELAACjCwAgA58LAACnCwAgoAsAAKcLACChCwAApwsAIBLxBAAA3REAIKoHAADMEQAgrAcAAN4RACCtBwAA3xEAINQKAADcEQAw1QoAAKcLABDWCgAA3BEAMNcKAQDREAAh2gpAANIQACHoCkAA5hAAIbELQADmEAAhxwsBANwQACHWCwEA3BAAIewLAQDREAAh7QsBANEQACHuCwEA3BAAIe8LIACMEQAh8AtAAOYQACEOqAcAANoRACCuBwAA2xEAINQKAADZEQAw1QoAAKsLABDWCgAA2REAMNoKQADSEAAhmQsBANEQACHtCwEA0RAAIfQLAQDREAAh9QsBANwQACH2C0AA5hAAIfcLQADmEAAh7g0AAKsLACDvDQAAqwsAIAOfCwAAswsAIKALAACzCwAgoQsAALMLACADnwsAALcLACCgCwAAtwsAIKELAAC3CwAgAo8LAQAAAAHWCwEAAAABB_EEAADiEQAg1AoAAOERADDVCgAAowsAENYKAADhEQAwjwsBANEQACHWCwEA0RAAIfELQADSEAAhDqgHAADaEQAgrgcAANsRACDUCgAA2REAMNUKAACrCwAQ1goAANkRADDaCkAA0hAAIZkLAQDREAAh7QsBANEQACH0CwEA0RAAIfULAQDcEAAh9gtAAOYQACH3C0AA5hAAIe4NAACrCwAg7w0AAKsLACAG1AoAAOMRADDVCgAAngsAENYKAADjEQAwjwsBAMYQACH6CwEAjhEAIfsLQADHEAAhBtQKAADkEQAw1QoAAIsLABDWCgAA5BEAMI8LAQDREAAh-gsBAJERACH7C0AA0hAAIQKPCwEAAAAB-gsBAAAAAQbUCgAA5hEAMNUKAACFCwAQ1goAAOYRADDaCkAAxxAAIfQLAQDGEAAh_QsBAMYQACEG1AoAAOcRADDVCgAA8goAENYKAADnEQAw2gpAANIQACH0CwEA0RAAIf0LAQDREAAhB9QKAADoEQAw1QoAAOwKABDWCgAA6BEAMN0LAgDFEAAh_gtAAMcQACH_CxAA-hAAIYAMEAD6EAAhB9QKAADpEQAw1QoAANkKABDWCgAA6REAMN0LAgDQEAAh_gtAANIQACH_CxAAgxEAIYAMEACDEQAhCtQKAADqEQAw1QoAANMKABDWCgAA6hEAMNcKAQDGEAAhgQwBAMYQACGCDAEAxhAAIYMMAACXEQAghAwgAPUQACGFDEAAxxAAIYYMIAD1EAAhBtQKAADrEQAw1QoAAL0KABDWCgAA6xEAMNcKAQDGEAAhhQxAAMcQACGHDAEAxhAAIQfXBgAA7REAINQKAADsEQAw1QoAAKoKABDWCgAA7BEAMNcKAQDREAAhhQxAANIQACGHDAEA0RAAIQOfCwAApAoAIKALAACkCgAgoQsAAKQKACAL1gYAAO8RACDUCgAA7hEAMNUKAACkCgAQ1goAAO4RADDXCgEA0RAAIYEMAQDREAAhggwBANEQACGDDAAAnREAIIQMIACMEQAhhQxAANIQACGGDCAAjBEAIQnXBgAA7REAINQKAADsEQAw1QoAAKoKABDWCgAA7BEAMNcKAQDREAAhhQxAANIQACGHDAEA0RAAIe4NAACqCgAg7w0AAKoKACAG1AoAAPARADDVCgAAnwoAENYKAADwEQAw6QsQAPoQACGIDAEAjhEAIYkMAgDFEAAhFdQKAADxEQAw1QoAAIkKABDWCgAA8REAMNcKAQCOEQAh2gpAAMcQACHuCgEAxhAAIe8KAQDXEAAh8goCAMUQACGYCwEA1xAAIc4LAQDGEAAh0QtAAMcQACHpCxAA-hAAIYoMAQCOEQAhiwwBAMYQACGMDAEAxhAAIY0MAQDXEAAhjgwAAOoQACCPDEAA3xAAIZAMQADfEAAhkQxAAN8QACGSDAEA8hEAIQsVAADZEAAgFgAA2hAAIBcAANoQACDxBAEAAAAF2woBAAAAAdwKAQAAAAXdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBAPMRACELFQAA2RAAIBYAANoQACAXAADaEAAg8QQBAAAABdsKAQAAAAHcCgEAAAAF3QoBAAAAAd4KAQAAAAHfCgEAAAAB4AoBAAAAAeEKAQDzEQAhDtQKAAD0EQAw1QoAAPMJABDWCgAA9BEAMOkLEAD6EAAhiQwCAMUQACGKDAEAjhEAIZMMAgDFEAAhlAwCAOsQACGVDAEAxhAAIZYMAQDGEAAhlwwBAMYQACGYDBAAsxEAIZkMAQDGEAAhmgwBAMYQACEO1AoAAPURADDVCgAA4AkAENYKAAD1EQAw6QsQAIMRACGJDAIA0BAAIYoMAQCREQAhkwwCANAQACGUDAIAiREAIZUMAQDREAAhlgwBANEQACGXDAEA0RAAIZgMEAC9EQAhmQwBANEQACGaDAEA0RAAIQKJDAIAAAABigwBAAAAAQbUCgAA9xEAMNUKAADaCQAQ1goAAPcRADDaCkAAxxAAIYoMAQCOEQAhnAwAAJcRACAG1AoAAPgRADDVCgAAxwkAENYKAAD4EQAw2gpAANIQACGKDAEAkREAIZwMAACdEQAgB9QKAAD5EQAw1QoAAMEJABDWCgAA-REAMNoKQADHEAAhigwBAI4RACGcDAAAlxEAIJ0MAAH6EQAhBxUAAMkQACAWAAD8EQAgFwAA_BEAIPEEAAEAAATbCgABAAAB3AoAAQAABOEKAAH7EQAhBxUAAMkQACAWAAD8EQAgFwAA_BEAIPEEAAEAAATbCgABAAAB3AoAAQAABOEKAAH7EQAhBPEEAAEAAATbCgABAAAB3AoAAQAABOEKAAH8EQAhB9QKAAD9EQAw1QoAAK4JABDWCgAA_REAMNoKQADSEAAhigwBAJERACGcDAAAnREAIJ0MAAH-EQAhBPEEAAEAAATbCgABAAAB3AoAAQAABOEKAAH8EQAhD9QKAAD_EQAw1QoAAKgJABDWCgAA_xEAMO4KAQDGEAAh6AsBAMYQACHpCxAA-hAAIe0LAQDGEAAhigwBAI4RACGRDEAAxxAAIZ4MQADHEAAhnwxAAN8QACGgDCAA9RAAIaEMAQDGEAAhogwBAMYQACGjDAABgBIAIQcVAADZEAAgFgAAghIAIBcAAIISACDxBAABAAAF2woAAQAAAdwKAAEAAAXhCgABgRIAIQcVAADZEAAgFgAAghIAIBcAAIISACDxBAABAAAF2woAAQAAAdwKAAEAAAXhCgABgRIAIQTxBAABAAAF2woAAQAAAdwKAAEAAAXhCgABghIAIQ_UCgAAgxIAMNUKAACVCQAQ1goAAIMSADDuCgEA0RAAIegLAQDREAAh6QsQAIMRACHtCwEA0RAAIYoMAQCREQAhkQxAANIQACGeDEAA0hAAIZ8MQADmEAAhoAwgAIwRACGhDAEA0RAAIaIMAQDREAAhowwAAYQSACEE8QQAAQAABdsKAAEAAAHcCgABAAAF4QoAAYISACEO1AoAAIUSADDVCgAAjwkAENYKAACFEgAwsAsAAJcRACDoCwEAxhAAIYoMAQCOEQAhoQwBAMYQACGkDEAAxxAAIaUMAQDGEAAhpgwBAMYQACGnDAEA1xAAIagMAAH6EQAhqQwAAfoRACGqDAAAlxEAIA7UCgAAhhIAMNUKAAD8CAAQ1goAAIYSADCwCwAAnREAIOgLAQDREAAhigwBAJERACGhDAEA0RAAIaQMQADSEAAhpQwBANEQACGmDAEA0RAAIacMAQDcEAAhqAwAAf4RACGpDAAB_hEAIaoMAACdEQAgBOgLAQAAAAGhDAEAAAABpQwBAAAAAaYMAQAAAAEj1AoAAIgSADDVCgAA9ggAENYKAACIEgAw1woBAI4RACHaCkAAxxAAIe4KAQDGEAAhmAsBANcQACHOCwEAxhAAIdELQADHEAAh6AsBAMYQACHpCxAA-hAAIYIMAQDXEAAhlQwBANcQACGXDAEAxhAAIZkMAQDGEAAhnwxAAN8QACGhDAEAxhAAIaIMAQDGEAAhpAxAAMcQACGlDAEAxhAAIaYMAQDGEAAhrAwBAPIRACGtDAIA6xAAIa4MAgDrEAAhrwwgAPUQACGwDCAA9RAAIbEMAQDGEAAhsgwBAMYQACGzDBAAsxEAIbQMEACzEQAhtQwQALMRACG2DAEA1xAAIbcMAQDXEAAhuAwBAMYQACG5DAEA1xAAISTVBQAAixIAINQKAACJEgAw1QoAAOMIABDWCgAAiRIAMNcKAQCREQAh2gpAANIQACHuCgEA0RAAIZgLAQDcEAAhzgsBANEQACHRC0AA0hAAIegLAQDREAAh6QsQAIMRACGCDAEA3BAAIZUMAQDcEAAhlwwBANEQACGZDAEA0RAAIZ8MQADmEAAhoQwBANEQACGiDAEA0RAAIaQMQADSEAAhpQwBANEQACGmDAEA0RAAIawMAQCKEgAhrQwCAIkRACGuDAIAiREAIa8MIACMEQAhsAwgAIwRACGxDAEA0RAAIbIMAQDREAAhswwQAL0RACG0DBAAvREAIbUMEAC9EQAhtgwBANwQACG3DAEA3BAAIbgMAQDREAAhuQwBANwQACEI8QQBAAAABdsKAQAAAAHcCgEAAAAF3QoBAAAAAd4KAQAAAAHfCgEAAAAB4AoBAAAAAeEKAQCMEgAhA58LAADYCAAgoAsAANgIACChCwAA2AgAIAjxBAEAAAAF2woBAAAAAdwKAQAAAAXdCgEAAAAB3goBAAAAAd8KAQAAAAHgCgEAAAAB4QoBAIwSACECiAwBAAAAAYkMAgAAAAEH0wUAAI8SACDUCgAAjhIAMNUKAADcCAAQ1goAAI4SADDpCxAAgxEAIYgMAQCREQAhiQwCANAQACEZ0gUAAJISACDUBQAAkxIAINQKAACREgAw1QoAANgIABDWCgAAkRIAMNcKAQCREQAh2gpAANIQACHuCgEA0RAAIe8KAQDcEAAh8goCANAQACGYCwEA3BAAIc4LAQDREAAh0QtAANIQACHpCxAAgxEAIYoMAQCREQAhiwwBANEQACGMDAEA0RAAIY0MAQDcEAAhjgwAAIgRACCPDEAA5hAAIZAMQADmEAAhkQxAAOYQACGSDAEAihIAIe4NAADYCAAg7w0AANgIACACigwBAAAAAYwMAQAAAAEX0gUAAJISACDUBQAAkxIAINQKAACREgAw1QoAANgIABDWCgAAkRIAMNcKAQCREQAh2gpAANIQACHuCgEA0RAAIe8KAQDcEAAh8goCANAQACGYCwEA3BAAIc4LAQDREAAh0QtAANIQACHpCxAAgxEAIYoMAQCREQAhiwwBANEQACGMDAEA0RAAIY0MAQDcEAAhjgwAAIgRACCPDEAA5hAAIZAMQADmEAAhkQxAAOYQACGSDAEAihIAISbVBQAAixIAINQKAACJEgAw1QoAAOMIABDWCgAAiRIAMNcKAQCREQAh2gpAANIQACHuCgEA0RAAIZgLAQDcEAAhzgsBANEQACHRC0AA0hAAIegLAQDREAAh6QsQAIMRACGCDAEA3BAAIZUMAQDcEAAhlwwBANEQACGZDAEA0RAAIZ8MQADmEAAhoQwBANEQACGiDAEA0RAAIaQMQADSEAAhpQwBANEQACGmDAEA0RAAIawMAQCKEgAhrQwCAIkRACGuDAIAiREAIa8MIACMEQAhsAwgAIwRACGxDAEA0RAAIbIMAQDREAAhswwQAL0RACG0DBAAvREAIbUMEAC9EQAhtgwBANwQACG3DAEA3BAAIbgMAQDREAAhuQwBANwQACHuDQAA4wgAIO8NAADjCAAgA58LAADcCAAgoAsAANwIACChCwAA3AgAIAXUCgAAlBIAMNUKAADTCAAQ1goAAJQSADDXCgEAjhEAIbwMIAD1EAAhBdQKAACVEgAw1QoAAMAIABDWCgAAlRIAMNcKAQCREQAhvAwgAIwRACEH1AoAAJYSADDVCgAAuggAENYKAACWEgAwjAwBAMYQACG9DAIAxRAAIb4MQADHEAAhvwxAAMcQACEH1AoAAJcSADDVCgAApwgAENYKAACXEgAwjAwBANEQACG9DAIA0BAAIb4MQADSEAAhvwxAANIQACEF1AoAAJgSADDVCgAAoQgAENYKAACYEgAwjAwBAMYQACHADEAAxxAAIQXUCgAAmRIAMNUKAACOCAAQ1goAAJkSADCMDAEA0RAAIcAMQADSEAAhGNQKAACaEgAw1QoAAIgIABDWCgAAmhIAMNcKAQDGEAAh2gpAAMcQACHoCkAA3xAAIe4KAACbEsIMIo4LAQDGEAAhjwsBAMYQACGZCwEAxhAAIbQLAQDGEAAhvgtAAMcQACHRC0AAxxAAIeELQADfEAAhkQxAAN8QACGSDAEA8hEAIZcMAQDGEAAhvQwCAMUQACHCDAAAlxEAIMMMAgDFEAAhxAwAAOoQACDFDAAA6hAAIMYMAQDXEAAhxwxAAMcQACEHFQAAyRAAIBYAAJ0SACAXAACdEgAg8QQAAADCDAjbCgAAAMIMAtwKAAAAwgwI4QoAAJwSwgwiBxUAAMkQACAWAACdEgAgFwAAnRIAIPEEAAAAwgwI2woAAADCDALcCgAAAMIMCOEKAACcEsIMIgTxBAAAAMIMCNsKAAAAwgwC3AoAAADCDAjhCgAAnRLCDCIY1AoAAJ4SADDVCgAA9QcAENYKAACeEgAw1woBANEQACHaCkAA0hAAIegKQADmEAAh7goAAJ8SwgwijgsBANEQACGPCwEA0RAAIZkLAQDREAAhtAsBANEQACG-C0AA0hAAIdELQADSEAAh4QtAAOYQACGRDEAA5hAAIZIMAQCKEgAhlwwBANEQACG9DAIA0BAAIcIMAACdEQAgwwwCANAQACHEDAAAiBEAIMUMAACIEQAgxgwBANwQACHHDEAA0hAAIQTxBAAAAMIMCNsKAAAAwgwC3AoAAADCDAjhCgAAnRLCDCIK3AEBAMYQACHUCgAAoBIAMNUKAADvBwAQ1goAAKASADDXCgQA6RAAIe0LAQDGEAAh9AsBAMYQACHIDAEAxhAAIckMAQDGEAAhygwCAMUQACEF1AoAAKESADDVCgAA2QcAENYKAAChEgAw9AsBAMYQACHLDAIAxRAAIQbdAQAAoxIAINQKAACiEgAw1QoAAMYHABDWCgAAohIAMPQLAQDREAAhywwCANAQACEDnwsAAMAHACCgCwAAwAcAIKELAADABwAgC9wBAQDREAAh8QQAAKUSACDUCgAApBIAMNUKAADABwAQ1goAAKQSADDXCgQAgREAIe0LAQDREAAh9AsBANEQACHIDAEA0RAAIckMAQDREAAhygwCANAQACEI3QEAAKMSACDUCgAAohIAMNUKAADGBwAQ1goAAKISADD0CwEA0RAAIcsMAgDQEAAh7g0AAMYHACDvDQAAxgcAIAzUCgAAphIAMNUKAAC7BwAQ1goAAKYSADDoCkAAxxAAIYcLAQDGEAAhkAsBAMYQACGSCwEAxhAAIbkLAgDFEAAh7QsBAMYQACGMDAEAxhAAIZcMAQDGEAAhyAwBAMYQACEM1AoAAKcSADDVCgAAqAcAENYKAACnEgAw6ApAANIQACGHCwEA0RAAIZALAQDREAAhkgsBANEQACG5CwIA0BAAIe0LAQDREAAhjAwBANEQACGXDAEA0RAAIcgMAQDREAAhAowMAQAAAAHIDAEAAAABCNQKAACpEgAw1QoAAKIHABDWCgAAqRIAMNoKQADHEAAh9AsBAMYQACGKDAEAxhAAIYwMAQDGEAAhyAwBAMYQACEI1AoAAKoSADDVCgAAjwcAENYKAACqEgAw2gpAANIQACH0CwEA0RAAIYoMAQDREAAhjAwBANEQACHIDAEA0RAAIQL0CwEAAAABigwBAAAAAQXUCgAArBIAMNUKAACJBwAQ1goAAKwSADDoCkAAxxAAIc4MAQDGEAAhBdQKAACtEgAw1QoAAPYGABDWCgAArRIAMOgKQADSEAAhzgwBANEQACEH1AoAAK4SADDVCgAA8AYAENYKAACuEgAw2gpAAMcQACGJDAIAxRAAIYoMAQCOEQAhzwwBAMYQACEH1AoAAK8SADDVCgAA3QYAENYKAACvEgAw2gpAANIQACGJDAIA0BAAIYoMAQCREQAhzwwBANEQACEDiQwCAAAAAYoMAQAAAAHPDAEAAAABCdQKAACxEgAw1QoAANcGABDWCgAAsRIAMO4KAACyEtIMIpkLAQDGEAAh0gtAAN8QACGWDAEAxhAAIdIMAQDXEAAh0wxAAMcQACEHFQAAyRAAIBYAALQSACAXAAC0EgAg8QQAAADSDAjbCgAAANIMAtwKAAAA0gwI4QoAALMS0gwiBxUAAMkQACAWAAC0EgAgFwAAtBIAIPEEAAAA0gwI2woAAADSDALcCgAAANIMCOEKAACzEtIMIgTxBAAAANIMCNsKAAAA0gwC3AoAAADSDAjhCgAAtBLSDCIJ1AoAALUSADDVCgAAxAYAENYKAAC1EgAw7goAALYS0gwimQsBANEQACHSC0AA5hAAIZYMAQDREAAh0gwBANwQACHTDEAA0hAAIQTxBAAAANIMCNsKAAAA0gwC3AoAAADSDAjhCgAAtBLSDCIG1AoAALcSADDVCgAAvgYAENYKAAC3EgAw1woBAI4RACHUDEAAxxAAIdUMAAC4EgAgBNsKAQAAAAXWDAEAAAAB1wwBAAAABNgMAQAAAAQG1AoAALkSADDVCgAAqwYAENYKAAC5EgAw1woBAJERACHUDEAA0hAAIdUMAAC4EgAgBdQKAAC6EgAw1QoAAKUGABDWCgAAuhIAMPQLAQDGEAAhhQxAAMcQACEF1AoAALsSADDVCgAAkgYAENYKAAC7EgAw9AsBANEQACGFDEAA0hAAIRHUCgAAvBIAMNUKAACMBgAQ1goAALwSADDXCgEAjhEAIdoKQADHEAAhjwsBAMYQACHSC0AA3xAAIYIMAQDGEAAhlQwBANcQACGaDAEA1xAAIbYMAQDGEAAhuAwBAMYQACHZDAEAxhAAIdoMAACXEQAg2wwBAMYQACHcDAEAxhAAId0MAQDXEAAhEdQKAAC9EgAw1QoAAPkFABDWCgAAvRIAMNcKAQCREQAh2gpAANIQACGPCwEA0RAAIdILQADmEAAhggwBANEQACGVDAEA3BAAIZoMAQDcEAAhtgwBANEQACG4DAEA0RAAIdkMAQDREAAh2gwAAJ0RACDbDAEA0RAAIdwMAQDREAAh3QwBANwQACEH1AoAAL4SADDVCgAA8wUAENYKAAC-EgAw2gpAAMcQACHoCkAAxxAAIYYLAAH6EQAhxwsBAMYQACEH1AoAAL8SADDVCgAA4AUAENYKAAC_EgAw2gpAANIQACHoCkAA0hAAIYYLAAH-EQAhxwsBANEQACEH1AoAAMASADDVCgAA2gUAENYKAADAEgAw6ApAAMcQACHHCwEAxhAAIaYMAQDGEAAh3gxAAMcQACEH1AoAAMESADDVCgAAxwUAENYKAADBEgAw6ApAANIQACHHCwEA0RAAIaYMAQDREAAh3gxAANIQACEF1gYEAOkQACHUCgAAwhIAMNUKAADBBQAQ1goAAMISADDXCgIAxRAAIQXWBgQAgREAIdQKAADDEgAw1QoAAK4FABDWCgAAwxIAMNcKAgDQEAAhDtQKAADEEgAw1QoAAKgFABDWCgAAxBIAMNcKAgDFEAAhxAsBANcQACGVDAEAxhAAIbYMAQDGEAAh3QwAAfoRACHfDAIAxRAAIeAMAQDGEAAh4QwBAMYQACHiDAEA1xAAIeMMAQDXEAAh5AwAAYASACEN1AoAAMUSADDVCgAAkgUAENYKAADFEgAw1woCAMUQACHhDAEAxhAAIeUMAQDGEAAh5gwBAMYQACHnDAEAxhAAIegMAQDGEAAh6QwBANcQACHqDAEA1xAAIesMAAC4EgAg7AwgAPUQACEOoAMAAMcSACDUCgAAxhIAMNUKAAD_BAAQ1goAAMYSADDXCgIA0BAAIeEMAQDREAAh5QwBANEQACHmDAEA0RAAIecMAQDREAAh6AwBANEQACHpDAEA3BAAIeoMAQDcEAAh6wwAALgSACDsDCAAjBEAIQOfCwAA-QQAIKALAAD5BAAgoQsAAPkEACADlQwBAAAAAbYMAQAAAAHfDAIAAAABD58DAADKEgAg1AoAAMkSADDVCgAA-QQAENYKAADJEgAw1woCANAQACHECwEA3BAAIZUMAQDREAAhtgwBANEQACHdDAAB_hEAId8MAgDQEAAh4AwBANEQACHhDAEA0RAAIeIMAQDcEAAh4wwBANwQACHkDAABhBIAIRCgAwAAxxIAINQKAADGEgAw1QoAAP8EABDWCgAAxhIAMNcKAgDQEAAh4QwBANEQACHlDAEA0RAAIeYMAQDREAAh5wwBANEQACHoDAEA0RAAIekMAQDcEAAh6gwBANwQACHrDAAAuBIAIOwMIACMEQAh7g0AAP8EACDvDQAA_wQAIAfUCgAAyxIAMNUKAAD0BAAQ1goAAMsSADDmDAEAxhAAIe4MQADHEAAh7wxAAN8QACHwDAEA1xAAIQfUCgAAzBIAMNUKAADhBAAQ1goAAMwSADDmDAEA0RAAIe4MQADSEAAh7wxAAOYQACHwDAEA3BAAIQjUCgAAzRIAMNUKAADbBAAQ1goAAM0SADDXCgEAjhEAIdoKQADHEAAhjwsBAMYQACHxDAEAjhEAIfIMBADpEAAhD9QKAADOEgAw1QoAAMUEABDWCgAAzhIAMNcKAQCOEQAh2gpAAMcQACHoCkAA3xAAIe8KAQDXEAAhoQwAAM8S9gwirAwBAPIRACHyDAQA6RAAIfMMAQDGEAAh9AwBAMYQACH2DAQA6RAAIfcMBADpEAAh-AxAAN8QACEHFQAAyRAAIBYAANESACAXAADREgAg8QQAAAD2DAjbCgAAAPYMAtwKAAAA9gwI4QoAANAS9gwiBxUAAMkQACAWAADREgAgFwAA0RIAIPEEAAAA9gwI2woAAAD2DALcCgAAAPYMCOEKAADQEvYMIgTxBAAAAPYMCNsKAAAA9gwC3AoAAAD2DAjhCgAA0RL2DCIH1AoAANISADDVCgAArQQAENYKAADSEgAw2gpAAMcQACGPCwEAxhAAIawMAQCOEQAh-gwAANMS-gwiBxUAAMkQACAWAADVEgAgFwAA1RIAIPEEAAAA-gwI2woAAAD6DALcCgAAAPoMCOEKAADUEvoMIgcVAADJEAAgFgAA1RIAIBcAANUSACDxBAAAAPoMCNsKAAAA-gwC3AoAAAD6DAjhCgAA1BL6DCIE8QQAAAD6DAjbCgAAAPoMAtwKAAAA-gwI4QoAANUS-gwiCNQKAADWEgAw1QoAAJcEABDWCgAA1hIAMNcKAQCOEQAh2gpAAMcQACH0CwEAxhAAIfQMAQDGEAAh-wwBAMYQACECjwsBAAAAAfEMAQAAAAEJzAIAANkSACDUCgAA2BIAMNUKAAD9AwAQ1goAANgSADDXCgEAkREAIdoKQADSEAAhjwsBANEQACHxDAEAkREAIfIMBACBEQAhE8oCAADfEgAgzQIAAOASACDUCgAA3RIAMNUKAAD3AwAQ1goAAN0SADDXCgEAkREAIdoKQADSEAAh6ApAAOYQACHvCgEA3BAAIaEMAADeEvYMIqwMAQCKEgAh8gwEAIERACHzDAEA0RAAIfQMAQDREAAh9gwEAIERACH3DAQAgREAIfgMQADmEAAh7g0AAPcDACDvDQAA9wMAIArLAgAA2xIAIM4CAADcEgAg1AoAANoSADDVCgAA-wMAENYKAADaEgAw1woBAJERACHaCkAA0hAAIfQLAQDREAAh9AwBANEQACH7DAEA0RAAIQOfCwAA8wMAIKALAADzAwAgoQsAAPMDACADnwsAAPcDACCgCwAA9wMAIKELAAD3AwAgEcoCAADfEgAgzQIAAOASACDUCgAA3RIAMNUKAAD3AwAQ1goAAN0SADDXCgEAkREAIdoKQADSEAAh6ApAAOYQACHvCgEA3BAAIaEMAADeEvYMIqwMAQCKEgAh8gwEAIERACHzDAEA0RAAIfQMAQDREAAh9gwEAIERACH3DAQAgREAIfgMQADmEAAhBPEEAAAA9gwI2woAAAD2DALcCgAAAPYMCOEKAADREvYMIgzLAgAA2xIAIM4CAADcEgAg1AoAANoSADDVCgAA-wMAENYKAADaEgAw1woBAJERACHaCkAA0hAAIfQLAQDREAAh9AwBANEQACH7DAEA0RAAIe4NAAD7AwAg7w0AAPsDACADnwsAAP0DACCgCwAA_QMAIKELAAD9AwAgAo8LAQAAAAGsDAEAAAABCMoCAADkEgAg1AoAAOISADDVCgAA8wMAENYKAADiEgAw2gpAANIQACGPCwEA0RAAIawMAQCREQAh-gwAAOMS-gwiBPEEAAAA-gwI2woAAAD6DALcCgAAAPoMCOEKAADVEvoMIgzLAgAA2xIAIM4CAADcEgAg1AoAANoSADDVCgAA-wMAENYKAADaEgAw1woBAJERACHaCkAA0hAAIfQLAQDREAAh9AwBANEQACH7DAEA0RAAIe4NAAD7AwAg7w0AAPsDACAK1AoAAOUSADDVCgAA7gMAENYKAADlEgAw1woBAMYQACHaCkAAxxAAIegKQADHEAAh7QsBAMYQACHmDAEAxhAAIecMAQDXEAAh_gwgAOYSACEFFQAA2RAAIBYAAOgSACAXAADoEgAg2wogAAAAAeEKIADnEgAhBRUAANkQACAWAADoEgAgFwAA6BIAINsKIAAAAAHhCiAA5xIAIQLbCiAAAAAB4QogAOgSACEK1AoAAOkSADDVCgAA2wMAENYKAADpEgAw1woBANEQACHaCkAA0hAAIegKQADSEAAh7QsBANEQACHmDAEA0RAAIecMAQDcEAAh_gwgAOoSACEC2wogAAAAAeEKIADoEgAhD9QKAADrEgAw1QoAANUDABDWCgAA6xIAMIkMAgDFEAAh5gwBAMYQACHnDAEA1xAAIf8MAQDGEAAhgA0CAMUQACGCDQAA7BKCDSKDDQIA6xAAIYQNAQDXEAAhhQ0BANcQACGGDQEA1xAAIYcNAADqEAAgiA0CAMUQACEHFQAAyRAAIBYAAO4SACAXAADuEgAg8QQAAACCDQjbCgAAAIINAtwKAAAAgg0I4QoAAO0Sgg0iBxUAAMkQACAWAADuEgAgFwAA7hIAIPEEAAAAgg0I2woAAACCDQLcCgAAAIINCOEKAADtEoINIgTxBAAAAIINCNsKAAAAgg0C3AoAAACCDQjhCgAA7hKCDSIP1AoAAO8SADDVCgAAwgMAENYKAADvEgAwiQwCANAQACHmDAEA0RAAIecMAQDcEAAh_wwBANEQACGADQIA0BAAIYINAADwEoINIoMNAgCJEQAhhA0BANwQACGFDQEA3BAAIYYNAQDcEAAhhw0AAIgRACCIDQIA0BAAIQTxBAAAAIINCNsKAAAAgg0C3AoAAACCDQjhCgAA7hKCDSIC5gwBAAAAAf8MAQAAAAECiQwCAAAAAf8MAQAAAAEU1AoAAPMSADDVCgAAvAMAENYKAADzEgAw4gtAAMcQACHhDAEA1xAAIeMMAQDGEAAh5AwAAfoRACHmDAEAxhAAIecMAQDXEAAh6AwBANcQACH-DCAA9RAAIYUNAQDGEAAhhg0BAMYQACGLDQEAxhAAIYwNAQDXEAAhjQ0BANcQACGODQEA1xAAIY8NAAC4EgAgkA0AALgSACCRDUAA3xAAIRTUCgAA9BIAMNUKAACvAwAQ1goAAPQSADDiC0AA0hAAIeEMAQDcEAAh4wwBANEQACHkDAAB_hEAIeYMAQDREAAh5wwBANwQACHoDAEA3BAAIf4MIACMEQAhhQ0BANEQACGGDQEA0RAAIYsNAQDREAAhjA0BANwQACGNDQEA3BAAIY4NAQDcEAAhjw0AALgSACCQDQAAuBIAIJENQADmEAAhDNQKAAD1EgAw1QoAAKkDABDWCgAA9RIAMNcKBADpEAAh6ApAAMcQACGPCwEAxhAAIbsLQADHEAAh3gxAAN8QACGSDQEAxhAAIZMNAAH6EQAhlA0AAfoRACGVDQIAxRAAIQzUCgAA9hIAMNUKAACWAwAQ1goAAPYSADDXCgQAgREAIegKQADSEAAhjwsBANEQACG7C0AA0hAAId4MQADmEAAhkg0BANEQACGTDQAB_hEAIZQNAAH-EQAhlQ0CANAQACEQ1AoAAPcSADDVCgAAkAMAENYKAAD3EgAw2gpAAMcQACHuCgEA1xAAIY8LAQDGEAAh0QtAAMcQACGSDQEAxhAAIZYNAQDGEAAhlw0BAMYQACGYDQEAxhAAIZkNAQDXEAAhmg0BAMYQACGbDQEAxhAAIZwNAQDGEAAhnQ1AAN8QACEQ1AoAAPgSADDVCgAA_QIAENYKAAD4EgAw2gpAANIQACHuCgEA3BAAIY8LAQDREAAh0QtAANIQACGSDQEA0RAAIZYNAQDREAAhlw0BANEQACGYDQEA0RAAIZkNAQDcEAAhmg0BANEQACGbDQEA0RAAIZwNAQDREAAhnQ1AAOYQACEJ1AoAAPkSADDVCgAA9wIAENYKAAD5EgAw1woEAOkQACHyCwEAxhAAIfQLAQDGEAAhyAwBAMYQACHJDAEAxhAAIcoMAgDFEAAhE9QKAAD6EgAw1QoAAOECABDWCgAA-hIAMNoKQADHEAAh6ApAAN8QACHuCgAA-xKfDSKzCwQA6RAAIe0LAQDGEAAh9AsBAMYQACHLDAIAxRAAIZ8NQADfEAAhoA0BANcQACGhDUAA3xAAIaINQADfEAAhow1AAN8QACGkDQIAxRAAIaUNQADfEAAhpg1AAN8QACGnDUAA3xAAIQcVAADJEAAgFgAA_RIAIBcAAP0SACDxBAAAAJ8NCNsKAAAAnw0C3AoAAACfDQjhCgAA_BKfDSIHFQAAyRAAIBYAAP0SACAXAAD9EgAg8QQAAACfDQjbCgAAAJ8NAtwKAAAAnw0I4QoAAPwSnw0iBPEEAAAAnw0I2woAAACfDQLcCgAAAJ8NCOEKAAD9Ep8NIhTdAQAAgBMAINQKAAD-EgAw1QoAAM4CABDWCgAA_hIAMNoKQADSEAAh6ApAAOYQACHuCgAA_xKfDSKzCwQAgREAIe0LAQDREAAh9AsBANEQACHLDAIA0BAAIZ8NQADmEAAhoA0BANwQACGhDUAA5hAAIaINQADmEAAhow1AAOYQACGkDQIA0BAAIaUNQADmEAAhpg1AAOYQACGnDUAA5hAAIQTxBAAAAJ8NCNsKAAAAnw0C3AoAAACfDQjhCgAA_RKfDSIDnwsAAMgCACCgCwAAyAIAIKELAADIAgAgCtwBAACCEwAg1AoAAIETADDVCgAAyAIAENYKAACBEwAw1woEAIERACHyCwEA0RAAIfQLAQDREAAhyAwBANEQACHJDAEA0RAAIcoMAgDQEAAhFt0BAACAEwAg1AoAAP4SADDVCgAAzgIAENYKAAD-EgAw2gpAANIQACHoCkAA5hAAIe4KAAD_Ep8NIrMLBACBEQAh7QsBANEQACH0CwEA0RAAIcsMAgDQEAAhnw1AAOYQACGgDQEA3BAAIaENQADmEAAhog1AAOYQACGjDUAA5hAAIaQNAgDQEAAhpQ1AAOYQACGmDUAA5hAAIacNQADmEAAh7g0AAM4CACDvDQAAzgIAIBXUCgAAgxMAMNUKAADDAgAQ1goAAIMTADDXCgQA6RAAIe4KAACFE6oNIvIKAgDFEAAhjgsAAIQTqQ0ijwsBAMYQACGZCwEAxhAAIc4LAQDXEAAhzwtAAN8QACHpCwQA6RAAIfILAQDGEAAh0gwBANcQACHTDEAAxxAAIaoNAgDFEAAhqw1AAN8QACGsDQIA6xAAIa0NQADfEAAhrg1AAN8QACGvDUAA3xAAIQcVAADJEAAgFgAAiRMAIBcAAIkTACDxBAAAAKkNCNsKAAAAqQ0C3AoAAACpDQjhCgAAiBOpDSIHFQAAyRAAIBYAAIcTACAXAACHEwAg8QQAAACqDQjbCgAAAKoNAtwKAAAAqg0I4QoAAIYTqg0iBxUAAMkQACAWAACHEwAgFwAAhxMAIPEEAAAAqg0I2woAAACqDQLcCgAAAKoNCOEKAACGE6oNIgTxBAAAAKoNCNsKAAAAqg0C3AoAAACqDQjhCgAAhxOqDSIHFQAAyRAAIBYAAIkTACAXAACJEwAg8QQAAACpDQjbCgAAAKkNAtwKAAAAqQ0I4QoAAIgTqQ0iBPEEAAAAqQ0I2woAAACpDQLcCgAAAKkNCOEKAACJE6kNIhXUCgAAihMAMNUKAACwAgAQ1goAAIoTADDXCgQAgREAIe4KAACME6oNIvIKAgDQEAAhjgsAAIsTqQ0ijwsBANEQACGZCwEA0RAAIc4LAQDcEAAhzwtAAOYQACHpCwQAgREAIfILAQDREAAh0gwBANwQACHTDEAA0hAAIaoNAgDQEAAhqw1AAOYQACGsDQIAiREAIa0NQADmEAAhrg1AAOYQACGvDUAA5hAAIQTxBAAAAKkNCNsKAAAAqQ0C3AoAAACpDQjhCgAAiROpDSIE8QQAAACqDQjbCgAAAKoNAtwKAAAAqg0I4QoAAIcTqg0iAqsNQAAAAAGsDQIAAAABEtQKAACOEwAw1QoAAKoCABDWCgAAjhMAMPELQADHEAAh9AsBAMYQACGxDQEAxhAAIbINAgDFEAAhsw0AAJcRACC0DQEAxhAAIbUNAACXEQAgtg0BAMYQACG3DSAA9RAAIbgNAgDFEAAhuQ0BAMYQACG6DQEAxhAAIbsNAQDGEAAhvA0AAYASACG9DQEAxhAAIRLUCgAAjxMAMNUKAACXAgAQ1goAAI8TADDxC0AA0hAAIfQLAQDREAAhsQ0BANEQACGyDQIA0BAAIbMNAACdEQAgtA0BANEQACG1DQAAnREAILYNAQDREAAhtw0gAIwRACG4DQIA0BAAIbkNAQDREAAhug0BANEQACG7DQEA0RAAIbwNAAGEEgAhvQ0BANEQACEI1AoAAJATADDVCgAAkQIAENYKAACQEwAwuQsEAOkQACH-C0AAxxAAIb4NAgDFEAAhvw0CAMUQACHADQQA6RAAIQjUCgAAkRMAMNUKAAD-AQAQ1goAAJETADC5CwQAgREAIf4LQADSEAAhvg0CANAQACG_DQIA0BAAIcANBACBEQAhAv4LQAAAAAG-DQIAAAABCtQKAACTEwAw1QoAAPgBABDWCgAAkxMAMJgLAAH6EQAhvg0CAMUQACHCDQAB-hEAIcMNBADpEAAhxA0CAMUQACHFDQAB-hEAIcYNAAGAEgAhCtQKAACUEwAw1QoAAOUBABDWCgAAlBMAMJgLAAH-EQAhvg0CANAQACHCDQAB_hEAIcMNBACBEQAhxA0CANAQACHFDQAB_hEAIcYNAAGEEgAhBL4NAgAAAAHCDQABAAABww0EAAAAAcQNAgAAAAEK1AoAAJYTADDVCgAA3wEAENYKAACWEwAw7QsAAfoRACG1DBAA-hAAIb4NAgDFEAAhwg0AAfoRACHJDQAAlxPJDSLKDRAA-hAAIcsNAgDFEAAhBxUAAMkQACAWAACZEwAgFwAAmRMAIPEEAAAAyQ0I2woAAADJDQLcCgAAAMkNCOEKAACYE8kNIgcVAADJEAAgFgAAmRMAIBcAAJkTACDxBAAAAMkNCNsKAAAAyQ0C3AoAAADJDQjhCgAAmBPJDSIE8QQAAADJDQjbCgAAAMkNAtwKAAAAyQ0I4QoAAJkTyQ0iCtQKAACaEwAw1QoAAMwBABDWCgAAmhMAMO0LAAH-EQAhtQwQAIMRACG-DQIA0BAAIcINAAH-EQAhyQ0AAJsTyQ0iyg0QAIMRACHLDQIA0BAAIQTxBAAAAMkNCNsKAAAAyQ0C3AoAAADJDQjhCgAAmRPJDSIF7QsAAQAAAb4NAgAAAAHCDQABAAAByQ0AAADJDQLKDRAAAAABD9QKAACdEwAw1QoAAMYBABDWCgAAnRMAMJgLAAH6EQAhjQwAAfoRACHJDBAA-hAAIb4NAgDFEAAhwg0AAfoRACHDDQQA6RAAIcQNAgDFEAAhyQ0AAJcTyQ0iyg0QAPoQACHNDQIAxRAAIc4NAgDFEAAhzw0AAfoRACEP1AoAAJ4TADDVCgAAswEAENYKAACeEwAwmAsAAf4RACGNDAAB_hEAIckMEACDEQAhvg0CANAQACHCDQAB_hEAIcMNBACBEQAhxA0CANAQACHJDQAAmxPJDSLKDRAAgxEAIc0NAgDQEAAhzg0CANAQACHPDQAB_hEAIQS-DQIAAAABww0EAAAAAc0NAgAAAAHODQIAAAABENQKAACgEwAw1QoAAK0BABDWCgAAoBMAMI4LAQDGEAAhmAsAAfoRACGJDAIAxRAAIY0MAAGAEgAhyQwQAPoQACHwDAEA1xAAIb4NAgDFEAAhww0EAOkQACHEDQIAxRAAIc8NAAH6EQAh0Q0BAMYQACHSDQQA6RAAIdMNBADpEAAhENQKAAChEwAw1QoAAJoBABDWCgAAoRMAMI4LAQDREAAhmAsAAf4RACGJDAIA0BAAIY0MAAGEEgAhyQwQAIMRACHwDAEA3BAAIb4NAgDQEAAhww0EAIERACHEDQIA0BAAIc8NAAH-EQAh0Q0BANEQACHSDQQAgREAIdMNBACBEQAhBIkMAgAAAAG-DQIAAAABww0EAAAAAcQNAgAAAAES1AoAAKMTADDVCgAAlAEAENYKAACjEwAwjQwAAYASACGmDAQA6RAAIcIMAAH6EQAhyQwQAPoQACGUDQAB-hEAIb4NAgDFEAAhww0EAOkQACHPDQAB-hEAIdINBADpEAAh0w0EAOkQACHVDQIAxRAAIdYNEAD6EAAh1w0AAYASACHYDQQA6RAAIdkNIAD1EAAhEtQKAACkEwAw1QoAAIEBABDWCgAApBMAMI0MAAGEEgAhpgwEAIERACHCDAAB_hEAIckMEACDEQAhlA0AAf4RACG-DQIA0BAAIcMNBACBEQAhzw0AAf4RACHSDQQAgREAIdMNBACBEQAh1Q0CANAQACHWDRAAgxEAIdcNAAGEEgAh2A0EAIERACHZDSAAjBEAIQO-DQIAAAABww0EAAAAAdUNAgAAAAEP1AoAAKYTADDVCgAAewAQ1goAAKYTADC5CwIAxRAAIZQNAAH6EQAhvg0CAMUQACHADQIAxRAAIdMNEAD6EAAh2w0EAOkQACHcDQAB-hEAId0NQADHEAAh3g0AAfoRACHfDRAA-hAAIeANEACzEQAh4Q0gAPUQACEP1AoAAKcTADDVCgAAaAAQ1goAAKcTADC5CwIA0BAAIZQNAAH-EQAhvg0CANAQACHADQIA0BAAIdMNEACDEQAh2w0EAIERACHcDQAB_hEAId0NQADSEAAh3g0AAf4RACHfDRAAgxEAIeANEAC9EQAh4Q0gAIwRACECvg0CAAAAAdsNBAAAAAEI1AoAAKkTADDVCgAAYgAQ1goAAKkTADDUDEAAxxAAIb4NAgDFEAAh4w0EAOkQACHkDQQA7BAAIeUNAAGAEgAhCNQKAACqEwAw1QoAAE8AENYKAACqEwAw1AxAANIQACG-DQIA0BAAIeMNBACBEQAh5A0EAIIRACHlDQABhBIAIQrUCgAAqxMAMNUKAABJABDWCgAAqxMAMNcKBADpEAAhjgsBAMYQACHOCwEAxhAAIeYNQADHEAAh5w0BAMYQACHpDQAArBPpDSLqDQEAxhAAIQcVAADJEAAgFgAArhMAIBcAAK4TACDxBAAAAOkNCNsKAAAA6Q0C3AoAAADpDQjhCgAArRPpDSIHFQAAyRAAIBYAAK4TACAXAACuEwAg8QQAAADpDQjbCgAAAOkNAtwKAAAA6Q0I4QoAAK0T6Q0iBPEEAAAA6Q0I2woAAADpDQLcCgAAAOkNCOEKAACuE-kNIgrUCgAArxMAMNUKAAA2ABDWCgAArxMAMNcKBACBEQAhjgsBANEQACHOCwEA0RAAIeYNQADSEAAh5w0BANEQACHpDQAAsBPpDSLqDQEA0RAAIQTxBAAAAOkNCNsKAAAA6Q0C3AoAAADpDQjhCgAArhPpDSIH1AoAALETADDVCgAAMAAQ1goAALETADDHCwEAxhAAIc4LAQDGEAAh5w0BAMYQACHrDUAAxxAAIQfUCgAAshMAMNUKAAAdABDWCgAAshMAMMcLAQDREAAhzgsBANEQACHnDQEA0RAAIesNQADSEAAhCNQKAACzEwAw1QoAABcAENYKAACzEwAwjgsAALQT7Q0izgsBAMYQACHnDQEAxhAAIeoNAQDGEAAh6w1AAMcQACEHFQAAyRAAIBYAALYTACAXAAC2EwAg8QQAAADtDQjbCgAAAO0NAtwKAAAA7Q0I4QoAALUT7Q0iBxUAAMkQACAWAAC2EwAgFwAAthMAIPEEAAAA7Q0I2woAAADtDQLcCgAAAO0NCOEKAAC1E-0NIgTxBAAAAO0NCNsKAAAA7Q0C3AoAAADtDQjhCgAAthPtDSII1AoAALcTADDVCgAABAAQ1goAALcTADCOCwAAuBPtDSLOCwEA0RAAIecNAQDREAAh6g0BANEQACHrDUAA0hAAIQTxBAAAAO0NCNsKAAAA7Q0C3AoAAADtDQjhCgAAthPtDSICjgsAAADtDQLqDQEAAAABAAAAAAAF9g0CAAAAAfoNAgAAAAH7DQIAAAAB_A0CAAAAAf0NAgAAAAEB9g0BAAAAAQH2DUAAAAABAAAAAAAAAAH2DQEAAAABAAAAAAAB9g0AAADuCgIB9g1AAAAAAQcPAADlGQAgEAAA6BkAIPANAADmGQAg8Q0AAOcZACDyDQAAmQ8AIPMNAACZDwAg9A0AAI0PACADDwAA5RkAIPANAADmGQAg9A0AAI0PACAL4QkAAJAUACDiCQAAkRQAIOMJAACSFAAghwsAAMUTACCVCwAAxRMAIJYLAADFEwAgmAsAAMUTACCaCwAAxRMAIJsLAADFEwAgnAsAAMUTACCeCwAAxRMAIAAAAAAABfYNBAAAAAH6DQQAAAAB-w0EAAAAAfwNBAAAAAH9DQQAAAABBfYNAgAAAAH6DQIAAAAB-w0CAAAAAfwNAgAAAAH9DQIAAAABBfYNBAAAAAH6DQQAAAAB-w0EAAAAAfwNBAAAAAH9DQQAAAABBQ8AAOAZACAQAADjGQAg8A0AAOEZACDxDQAA4hkAIPQNAACNDwAgAw8AAOAZACDwDQAA4RkAIPQNAACNDwAgAAAAAAAB9g0gAAAAAQUPAADbGQAgEAAA3hkAIPANAADcGQAg8Q0AAN0ZACD0DQAAjQ8AIAMPAADbGQAg8A0AANwZACD0DQAAjQ8AIAAAAAAAAfYNAAAAjgsCBfYNEAAAAAH6DRAAAAAB-w0QAAAAAfwNEAAAAAH9DRAAAAABCw8AAIEUADAQAACGFAAw8A0AAIIUADDxDQAAgxQAMPINAACFFAAw8w0AAIUUADD0DQAAhRQAMPUNAACEFAAg9g0AAIUUADD3DQAAhxQAMPgNAACIFAAwCw8AAPUTADAQAAD6EwAw8A0AAPYTADDxDQAA9xMAMPINAAD5EwAw8w0AAPkTADD0DQAA-RMAMPUNAAD4EwAg9g0AAPkTADD3DQAA-xMAMPgNAAD8EwAwBw8AAPATACAQAADzEwAg8A0AAPETACDxDQAA8hMAIPINAACXDwAg8w0AAJcPACD0DQAA3w8AIAvXCgEAAAAB2AoBAAAAAdkKAQAAAAHaCkAAAAAB5QoBAAAAAe4KAAAA7goC7woBAAAAAfAKQAAAAAHxCkAAAAAB8goCAAAAAfMKQAAAAAECAAAA3w8AIA8AAPATACADAAAAlw8AIA8AAPATACAQAAD0EwAgDQAAAJcPACAIAAD0EwAg1woBAMATACHYCgEAyRMAIdkKAQDJEwAh2gpAAMETACHlCgEAwBMAIe4KAADPE-4KIu8KAQDJEwAh8ApAANATACHxCkAA0BMAIfIKAgC_EwAh8wpAANATACEL1woBAMATACHYCgEAyRMAIdkKAQDJEwAh2gpAAMETACHlCgEAwBMAIe4KAADPE-4KIu8KAQDJEwAh8ApAANATACHxCkAA0BMAIfIKAgC_EwAh8wpAANATACEN1woEAAAAAfQKAQAAAAH1CgQAAAAB9gqAAAAAAfcKAQAAAAH4CgIAAAAB-QoEAAAAAfoKQAAAAAH7CkAAAAAB_ApAAAAAAf0KAQAAAAH-CgEAAAAB_wpAAAAAAQIAAACVDwAgDwAAgBQAIAMAAACVDwAgDwAAgBQAIBAAAP8TACABCAAA2hkAMBLgCQAAihEAINQKAACHEQAw1QoAAJMPABDWCgAAhxEAMNcKBAAAAAHsCgEA0RAAIfQKAQAAAAH1CgQAgREAIfYKAACIEQAg9woBAAAAAfgKAgCJEQAh-QoEAIIRACH6CkAA0hAAIfsKQADmEAAh_ApAAOYQACH9CgEA3BAAIf4KAQDcEAAh_wpAAOYQACECAAAAlQ8AIAgAAP8TACACAAAA_RMAIAgAAP4TACAR1AoAAPwTADDVCgAA_RMAENYKAAD8EwAw1woEAIERACHsCgEA0RAAIfQKAQDcEAAh9QoEAIERACH2CgAAiBEAIPcKAQDcEAAh-AoCAIkRACH5CgQAghEAIfoKQADSEAAh-wpAAOYQACH8CkAA5hAAIf0KAQDcEAAh_goBANwQACH_CkAA5hAAIRHUCgAA_BMAMNUKAAD9EwAQ1goAAPwTADDXCgQAgREAIewKAQDREAAh9AoBANwQACH1CgQAgREAIfYKAACIEQAg9woBANwQACH4CgIAiREAIfkKBACCEQAh-gpAANIQACH7CkAA5hAAIfwKQADmEAAh_QoBANwQACH-CgEA3BAAIf8KQADmEAAhDdcKBADZEwAh9AoBAMkTACH1CgQA2RMAIfYKgAAAAAH3CgEAyRMAIfgKAgDaEwAh-QoEANsTACH6CkAAwRMAIfsKQADQEwAh_ApAANATACH9CgEAyRMAIf4KAQDJEwAh_wpAANATACEN1woEANkTACH0CgEAyRMAIfUKBADZEwAh9gqAAAAAAfcKAQDJEwAh-AoCANoTACH5CgQA2xMAIfoKQADBEwAh-wpAANATACH8CkAA0BMAIf0KAQDJEwAh_goBAMkTACH_CkAA0BMAIQ3XCgQAAAAB9AoBAAAAAfUKBAAAAAH2CoAAAAAB9woBAAAAAfgKAgAAAAH5CgQAAAAB-gpAAAAAAfsKQAAAAAH8CkAAAAAB_QoBAAAAAf4KAQAAAAH_CkAAAAABCdoKQAAAAAHoCkAAAAABhgsBAAAAAYcLAQAAAAGICwQAAAABiQtAAAAAAYoLAQAAAAGLC0AAAAABjAsgAAAAAQIAAACRDwAgDwAAjBQAIAMAAACRDwAgDwAAjBQAIBAAAIsUACABCAAA2RkAMA7gCQAAihEAINQKAACLEQAw1QoAAI8PABDWCgAAixEAMNoKQADSEAAh6ApAANIQACHsCgEA0RAAIYYLAQAAAAGHCwEAAAABiAsEAIIRACGJC0AA5hAAIYoLAQDcEAAhiwtAAOYQACGMCyAAjBEAIQIAAACRDwAgCAAAixQAIAIAAACJFAAgCAAAihQAIA3UCgAAiBQAMNUKAACJFAAQ1goAAIgUADDaCkAA0hAAIegKQADSEAAh7AoBANEQACGGCwEA0RAAIYcLAQDREAAhiAsEAIIRACGJC0AA5hAAIYoLAQDcEAAhiwtAAOYQACGMCyAAjBEAIQ3UCgAAiBQAMNUKAACJFAAQ1goAAIgUADDaCkAA0hAAIegKQADSEAAh7AoBANEQACGGCwEA0RAAIYcLAQDREAAhiAsEAIIRACGJC0AA5hAAIYoLAQDcEAAhiwtAAOYQACGMCyAAjBEAIQnaCkAAwRMAIegKQADBEwAhhgsBAMATACGHCwEAwBMAIYgLBADbEwAhiQtAANATACGKCwEAyRMAIYsLQADQEwAhjAsgAOMTACEJ2gpAAMETACHoCkAAwRMAIYYLAQDAEwAhhwsBAMATACGICwQA2xMAIYkLQADQEwAhigsBAMkTACGLC0AA0BMAIYwLIADjEwAhCdoKQAAAAAHoCkAAAAABhgsBAAAAAYcLAQAAAAGICwQAAAABiQtAAAAAAYoLAQAAAAGLC0AAAAABjAsgAAAAAQQPAACBFAAw8A0AAIIUADD0DQAAhRQAMPUNAACEFAAgBA8AAPUTADDwDQAA9hMAMPQNAAD5EwAw9Q0AAPgTACADDwAA8BMAIPANAADxEwAg9A0AAN8PACAAAAjgCQAA0xMAINgKAADFEwAg2QoAAMUTACDsCgAAxRMAIO8KAADFEwAg8AoAAMUTACDxCgAAxRMAIPMKAADFEwAgAAAAAAAAAAAAAAAB9g0AAACvCwIAAAAB9g0AAACzCwIAAAAAAAAAAAAAAAH2DQAAAL4LAgAAAAAAAfYNAAAAwQsCAfYNAAAAwgsCBfYNEAAAAAH6DRAAAAAB-w0QAAAAAfwNEAAAAAH9DRAAAAABAAAAAAAFDwAA1BkAIBAAANcZACDwDQAA1RkAIPENAADWGQAg9A0AAJENACADDwAA1BkAIPANAADVGQAg9A0AAJENACAAAAAAAAsPAADEFAAwEAAAyRQAMPANAADFFAAw8Q0AAMYUADDyDQAAyBQAMPMNAADIFAAw9A0AAMgUADD1DQAAxxQAIPYNAADIFAAw9w0AAMoUADD4DQAAyxQAMAbuCgEAAAAB8goCAAAAAfMKQAAAAAHHCwEAAAAB0gtAAAAAAdULAQAAAAECAAAAlQ0AIA8AAM8UACADAAAAlQ0AIA8AAM8UACAQAADOFAAgAQgAANMZADAMqwcAAMQRACDUCgAAwxEAMNUKAACTDQAQ1goAAMMRADDuCgEA0RAAIfIKAgDQEAAh8wpAAOYQACHHCwEA0RAAIdILQADmEAAh1AsBANEQACHVCwEA3BAAIdsLAADCEQAgAgAAAJUNACAIAADOFAAgAgAAAMwUACAIAADNFAAgCtQKAADLFAAw1QoAAMwUABDWCgAAyxQAMO4KAQDREAAh8goCANAQACHzCkAA5hAAIccLAQDREAAh0gtAAOYQACHUCwEA0RAAIdULAQDcEAAhCtQKAADLFAAw1QoAAMwUABDWCgAAyxQAMO4KAQDREAAh8goCANAQACHzCkAA5hAAIccLAQDREAAh0gtAAOYQACHUCwEA0RAAIdULAQDcEAAhBu4KAQDAEwAh8goCAL8TACHzCkAA0BMAIccLAQDAEwAh0gtAANATACHVCwEAyRMAIQbuCgEAwBMAIfIKAgC_EwAh8wpAANATACHHCwEAwBMAIdILQADQEwAh1QsBAMkTACEG7goBAAAAAfIKAgAAAAHzCkAAAAABxwsBAAAAAdILQAAAAAHVCwEAAAABBA8AAMQUADDwDQAAxRQAMPQNAADIFAAw9Q0AAMcUACAABb8IAADRFAAghwsAAMUTACCPCwAAxRMAIJkLAADFEwAg1gsAAMUTACAAAAAAAAAAAAUPAADOGQAgEAAA0RkAIPANAADPGQAg8Q0AANAZACD0DQAAqQsAIAMPAADOGQAg8A0AAM8ZACD0DQAAqQsAIAAAAAUPAADGGQAgEAAAzBkAIPANAADHGQAg8Q0AAMsZACD0DQAAqQsAIAUPAADEGQAgEAAAyRkAIPANAADFGQAg8Q0AAMgZACD0DQAAswwAIAMPAADGGQAg8A0AAMcZACD0DQAAqQsAIAMPAADEGQAg8A0AAMUZACD0DQAAswwAIAAAAAAACw8AAOoUADAQAADvFAAw8A0AAOsUADDxDQAA7BQAMPINAADuFAAw8w0AAO4UADD0DQAA7hQAMPUNAADtFAAg9g0AAO4UADD3DQAA8BQAMPgNAADxFAAwBakHAADiFAAg1woBAAAAAfoKQAAAAAHgCwEAAAAB4gtAAAAAAQIAAACvCwAgDwAA9RQAIAMAAACvCwAgDwAA9RQAIBAAAPQUACABCAAAwxkAMAupBwAA1BEAIKsHAADYEQAg1AoAANcRADDVCgAArQsAENYKAADXEQAw1woBAAAAAfoKQADSEAAh1AsBANEQACHgCwEA0RAAIeILQADmEAAh-AsAANYRACACAAAArwsAIAgAAPQUACACAAAA8hQAIAgAAPMUACAI1AoAAPEUADDVCgAA8hQAENYKAADxFAAw1woBANEQACH6CkAA0hAAIdQLAQDREAAh4AsBANEQACHiC0AA5hAAIQjUCgAA8RQAMNUKAADyFAAQ1goAAPEUADDXCgEA0RAAIfoKQADSEAAh1AsBANEQACHgCwEA0RAAIeILQADmEAAhBNcKAQDAEwAh-gpAAMETACHgCwEAwBMAIeILQADQEwAhBakHAADgFAAg1woBAMATACH6CkAAwRMAIeALAQDAEwAh4gtAANATACEFqQcAAOIUACDXCgEAAAAB-gpAAAAAAeALAQAAAAHiC0AAAAABBA8AAOoUADDwDQAA6xQAMPQNAADuFAAw9Q0AAO0UACAAAAAAAAAFDwAAvhkAIBAAAMEZACDwDQAAvxkAIPENAADAGQAg9A0AAKkLACADDwAAvhkAIPANAAC_GQAg9A0AAKkLACAAAAAHDwAAthkAIBAAALwZACDwDQAAtxkAIPENAAC7GQAg8g0AAKsLACDzDQAAqwsAIPQNAAChCwAgCw8AAJ4VADAQAACiFQAw8A0AAJ8VADDxDQAAoBUAMPINAADuFAAw8w0AAO4UADD0DQAA7hQAMPUNAAChFQAg9g0AAO4UADD3DQAAoxUAMPgNAADxFAAwCw8AAJIVADAQAACXFQAw8A0AAJMVADDxDQAAlBUAMPINAACWFQAw8w0AAJYVADD0DQAAlhUAMPUNAACVFQAg9g0AAJYVADD3DQAAmBUAMPgNAACZFQAwCw8AAIYVADAQAACLFQAw8A0AAIcVADDxDQAAiBUAMPINAACKFQAw8w0AAIoVADD0DQAAihUAMPUNAACJFQAg9g0AAIoVADD3DQAAjBUAMPgNAACNFQAwBpkLAQAAAAHPC0AAAAAB6AsBAAAAAekLEAAAAAHqCwIAAAAB6wsQAAAAAQIAAAC5CwAgDwAAkRUAIAMAAAC5CwAgDwAAkRUAIBAAAJAVACABCAAAuhkAMAupBwAA1BEAINQKAADTEQAw1QoAALcLABDWCgAA0xEAMJkLAQAAAAHPC0AA0hAAIeALAQDREAAh6AsBANEQACHpCxAAgxEAIeoLAgDQEAAh6wsQAIMRACECAAAAuQsAIAgAAJAVACACAAAAjhUAIAgAAI8VACAK1AoAAI0VADDVCgAAjhUAENYKAACNFQAwmQsBANEQACHPC0AA0hAAIeALAQDREAAh6AsBANEQACHpCxAAgxEAIeoLAgDQEAAh6wsQAIMRACEK1AoAAI0VADDVCgAAjhUAENYKAACNFQAwmQsBANEQACHPC0AA0hAAIeALAQDREAAh6AsBANEQACHpCxAAgxEAIeoLAgDQEAAh6wsQAIMRACEGmQsBAMATACHPC0AAwRMAIegLAQDAEwAh6QsQAOwTACHqCwIAvxMAIesLEADsEwAhBpkLAQDAEwAhzwtAAMETACHoCwEAwBMAIekLEADsEwAh6gsCAL8TACHrCxAA7BMAIQaZCwEAAAABzwtAAAAAAegLAQAAAAHpCxAAAAAB6gsCAAAAAesLEAAAAAEC1woBAAAAAeELQAAAAAECAAAAtQsAIA8AAJ0VACADAAAAtQsAIA8AAJ0VACAQAACcFQAgAQgAALkZADAHqQcAANQRACDUCgAA1REAMNUKAACzCwAQ1goAANURADDXCgEAAAAB4AsBANEQACHhC0AA0hAAIQIAAAC1CwAgCAAAnBUAIAIAAACaFQAgCAAAmxUAIAbUCgAAmRUAMNUKAACaFQAQ1goAAJkVADDXCgEA0RAAIeALAQDREAAh4QtAANIQACEG1AoAAJkVADDVCgAAmhUAENYKAACZFQAw1woBANEQACHgCwEA0RAAIeELQADSEAAhAtcKAQDAEwAh4QtAAMETACEC1woBAMATACHhC0AAwRMAIQLXCgEAAAAB4QtAAAAAAQWrBwAA4xQAINcKAQAAAAH6CkAAAAAB1AsBAAAAAeILQAAAAAECAAAArwsAIA8AAKYVACADAAAArwsAIA8AAKYVACAQAAClFQAgAQgAALgZADACAAAArwsAIAgAAKUVACACAAAA8hQAIAgAAKQVACAE1woBAMATACH6CkAAwRMAIdQLAQDAEwAh4gtAANATACEFqwcAAOEUACDXCgEAwBMAIfoKQADBEwAh1AsBAMATACHiC0AA0BMAIQWrBwAA4xQAINcKAQAAAAH6CkAAAAAB1AsBAAAAAeILQAAAAAEDDwAAthkAIPANAAC3GQAg9A0AAKELACAEDwAAnhUAMPANAACfFQAw9A0AAO4UADD1DQAAoRUAIAQPAACSFQAw8A0AAJMVADD0DQAAlhUAMPUNAACVFQAgBA8AAIYVADDwDQAAhxUAMPQNAACKFQAw9Q0AAIkVACAAAAAFDwAAsRkAIBAAALQZACDwDQAAshkAIPENAACzGQAg9A0AAKELACADDwAAsRkAIPANAACyGQAg9A0AAKELACAAAAAAAAALDwAAxBUAMBAAAMkVADDwDQAAxRUAMPENAADGFQAw8g0AAMgVADDzDQAAyBUAMPQNAADIFQAw9Q0AAMcVACD2DQAAyBUAMPcNAADKFQAw-A0AAMsVADALDwAAuBUAMBAAAL0VADDwDQAAuRUAMPENAAC6FQAw8g0AALwVADDzDQAAvBUAMPQNAAC8FQAw9Q0AALsVACD2DQAAvBUAMPcNAAC-FQAw-A0AAL8VADANqgcAAKgVACCsBwAAqRUAIK0HAACqFQAg1woBAAAAAdoKQAAAAAHoCkAAAAABsQtAAAAAAccLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAQAAAAHvCyAAAAAB8AtAAAAAAQIAAACpCwAgDwAAwxUAIAMAAACpCwAgDwAAwxUAIBAAAMIVACABCAAAsBkAMBLxBAAA3REAIKoHAADMEQAgrAcAAN4RACCtBwAA3xEAINQKAADcEQAw1QoAAKcLABDWCgAA3BEAMNcKAQAAAAHaCkAA0hAAIegKQADmEAAhsQtAAOYQACHHCwEAAAAB1gsBANwQACHsCwEA0RAAIe0LAQDREAAh7gsBANwQACHvCyAAjBEAIfALQADmEAAhAgAAAKkLACAIAADCFQAgAgAAAMAVACAIAADBFQAgDtQKAAC_FQAw1QoAAMAVABDWCgAAvxUAMNcKAQDREAAh2gpAANIQACHoCkAA5hAAIbELQADmEAAhxwsBANwQACHWCwEA3BAAIewLAQDREAAh7QsBANEQACHuCwEA3BAAIe8LIACMEQAh8AtAAOYQACEO1AoAAL8VADDVCgAAwBUAENYKAAC_FQAw1woBANEQACHaCkAA0hAAIegKQADmEAAhsQtAAOYQACHHCwEA3BAAIdYLAQDcEAAh7AsBANEQACHtCwEA0RAAIe4LAQDcEAAh7wsgAIwRACHwC0AA5hAAIQrXCgEAwBMAIdoKQADBEwAh6ApAANATACGxC0AA0BMAIccLAQDJEwAh7AsBAMATACHtCwEAwBMAIe4LAQDJEwAh7wsgAOMTACHwC0AA0BMAIQ2qBwAAgxUAIKwHAACEFQAgrQcAAIUVACDXCgEAwBMAIdoKQADBEwAh6ApAANATACGxC0AA0BMAIccLAQDJEwAh7AsBAMATACHtCwEAwBMAIe4LAQDJEwAh7wsgAOMTACHwC0AA0BMAIQ2qBwAAqBUAIKwHAACpFQAgrQcAAKoVACDXCgEAAAAB2gpAAAAAAegKQAAAAAGxC0AAAAABxwsBAAAAAewLAQAAAAHtCwEAAAAB7gsBAAAAAe8LIAAAAAHwC0AAAAABAo8LAQAAAAHxC0AAAAABAgAAAKULACAPAADPFQAgAwAAAKULACAPAADPFQAgEAAAzhUAIAEIAACvGQAwCPEEAADiEQAg1AoAAOERADDVCgAAowsAENYKAADhEQAwjwsBANEQACHWCwEA0RAAIfELQADSEAAh-QsAAOARACACAAAApQsAIAgAAM4VACACAAAAzBUAIAgAAM0VACAG1AoAAMsVADDVCgAAzBUAENYKAADLFQAwjwsBANEQACHWCwEA0RAAIfELQADSEAAhBtQKAADLFQAw1QoAAMwVABDWCgAAyxUAMI8LAQDREAAh1gsBANEQACHxC0AA0hAAIQKPCwEAwBMAIfELQADBEwAhAo8LAQDAEwAh8QtAAMETACECjwsBAAAAAfELQAAAAAEEDwAAxBUAMPANAADFFQAw9A0AAMgVADD1DQAAxxUAIAQPAAC4FQAw8A0AALkVADD0DQAAvBUAMPUNAAC7FQAgAAAK8QQAANYVACCqBwAA9xQAIKwHAADXFQAgrQcAANgVACDoCgAAxRMAILELAADFEwAgxwsAAMUTACDWCwAAxRMAIO4LAADFEwAg8AsAAMUTACACqgcAAPcUACCHCwAAxRMAIAWoBwAA0hUAIK4HAADTFQAg9QsAAMUTACD2CwAAxRMAIPcLAADFEwAgAAAAAAAAAAAAAAAAAAAAAAUPAACqGQAgEAAArRkAIPANAACrGQAg8Q0AAKwZACD0DQAAogoAIAMPAACqGQAg8A0AAKsZACD0DQAAogoAIAAAAAsPAADtFQAwEAAA8hUAMPANAADuFQAw8Q0AAO8VADDyDQAA8RUAMPMNAADxFQAw9A0AAPEVADD1DQAA8BUAIPYNAADxFQAw9w0AAPMVADD4DQAA9BUAMAbXCgEAAAABggwBAAAAAYMMgAAAAAGEDCAAAAABhQxAAAAAAYYMIAAAAAECAAAApgoAIA8AAPgVACADAAAApgoAIA8AAPgVACAQAAD3FQAgAQgAAKkZADAL1gYAAO8RACDUCgAA7hEAMNUKAACkCgAQ1goAAO4RADDXCgEAAAABgQwBANEQACGCDAEA0RAAIYMMAACdEQAghAwgAIwRACGFDEAA0hAAIYYMIACMEQAhAgAAAKYKACAIAAD3FQAgAgAAAPUVACAIAAD2FQAgCtQKAAD0FQAw1QoAAPUVABDWCgAA9BUAMNcKAQDREAAhgQwBANEQACGCDAEA0RAAIYMMAACdEQAghAwgAIwRACGFDEAA0hAAIYYMIACMEQAhCtQKAAD0FQAw1QoAAPUVABDWCgAA9BUAMNcKAQDREAAhgQwBANEQACGCDAEA0RAAIYMMAACdEQAghAwgAIwRACGFDEAA0hAAIYYMIACMEQAhBtcKAQDAEwAhggwBAMATACGDDIAAAAABhAwgAOMTACGFDEAAwRMAIYYMIADjEwAhBtcKAQDAEwAhggwBAMATACGDDIAAAAABhAwgAOMTACGFDEAAwRMAIYYMIADjEwAhBtcKAQAAAAGCDAEAAAABgwyAAAAAAYQMIAAAAAGFDEAAAAABhgwgAAAAAQQPAADtFQAw8A0AAO4VADD0DQAA8RUAMPUNAADwFQAgAAHXBgAA-hUAIAAAAAAABQ8AAKQZACAQAACnGQAg8A0AAKUZACDxDQAAphkAIPQNAADaCAAgAw8AAKQZACDwDQAApRkAIPQNAADaCAAgAAAAAAAFDwAAnhkAIBAAAKIZACDwDQAAnxkAIPENAAChGQAg9A0AANYIACALDwAAihYAMBAAAI8WADDwDQAAixYAMPENAACMFgAw8g0AAI4WADDzDQAAjhYAMPQNAACOFgAw9Q0AAI0WACD2DQAAjhYAMPcNAACQFgAw-A0AAJEWADAC6QsQAAAAAYkMAgAAAAECAAAA3ggAIA8AAJUWACADAAAA3ggAIA8AAJUWACAQAACUFgAgAQgAAKAZADAI0wUAAI8SACDUCgAAjhIAMNUKAADcCAAQ1goAAI4SADDpCxAAgxEAIYgMAQCREQAhiQwCANAQACG6DAAAjRIAIAIAAADeCAAgCAAAlBYAIAIAAACSFgAgCAAAkxYAIAbUCgAAkRYAMNUKAACSFgAQ1goAAJEWADDpCxAAgxEAIYgMAQCREQAhiQwCANAQACEG1AoAAJEWADDVCgAAkhYAENYKAACRFgAw6QsQAIMRACGIDAEAkREAIYkMAgDQEAAhAukLEADsEwAhiQwCAL8TACEC6QsQAOwTACGJDAIAvxMAIQLpCxAAAAABiQwCAAAAAQMPAACeGQAg8A0AAJ8ZACD0DQAA1ggAIAQPAACKFgAw8A0AAIsWADD0DQAAjhYAMPUNAACNFgAgAAAAAAAAAAAAAAAB9g0AAQAAAQAAAAAAAfYNAAEAAAEAAAAAAAAAAAsPAACzFgAwEAAAuBYAMPANAAC0FgAw8Q0AALUWADDyDQAAtxYAMPMNAAC3FgAw9A0AALcWADD1DQAAthYAIPYNAAC3FgAw9w0AALkWADD4DQAAuhYAMBLUBQAAlxYAINcKAQAAAAHaCkAAAAAB7goBAAAAAe8KAQAAAAHyCgIAAAABmAsBAAAAAc4LAQAAAAHRC0AAAAAB6QsQAAAAAYsMAQAAAAGMDAEAAAABjQwBAAAAAY4MgAAAAAGPDEAAAAABkAxAAAAAAZEMQAAAAAGSDAEAAAABAgAAANoIACAPAAC-FgAgAwAAANoIACAPAAC-FgAgEAAAvRYAIAEIAACdGQAwGNIFAACSEgAg1AUAAJMSACDUCgAAkRIAMNUKAADYCAAQ1goAAJESADDXCgEAAAAB2gpAANIQACHuCgEA0RAAIe8KAQDcEAAh8goCANAQACGYCwEA3BAAIc4LAQDREAAh0QtAANIQACHpCxAAgxEAIYoMAQCREQAhiwwBANEQACGMDAEA0RAAIY0MAQDcEAAhjgwAAIgRACCPDEAA5hAAIZAMQADmEAAhkQxAAOYQACGSDAEAihIAIbsMAACQEgAgAgAAANoIACAIAAC9FgAgAgAAALsWACAIAAC8FgAgFdQKAAC6FgAw1QoAALsWABDWCgAAuhYAMNcKAQCREQAh2gpAANIQACHuCgEA0RAAIe8KAQDcEAAh8goCANAQACGYCwEA3BAAIc4LAQDREAAh0QtAANIQACHpCxAAgxEAIYoMAQCREQAhiwwBANEQACGMDAEA0RAAIY0MAQDcEAAhjgwAAIgRACCPDEAA5hAAIZAMQADmEAAhkQxAAOYQACGSDAEAihIAIRXUCgAAuhYAMNUKAAC7FgAQ1goAALoWADDXCgEAkREAIdoKQADSEAAh7goBANEQACHvCgEA3BAAIfIKAgDQEAAhmAsBANwQACHOCwEA0RAAIdELQADSEAAh6QsQAIMRACGKDAEAkREAIYsMAQDREAAhjAwBANEQACGNDAEA3BAAIY4MAACIEQAgjwxAAOYQACGQDEAA5hAAIZEMQADmEAAhkgwBAIoSACER1woBAMATACHaCkAAwRMAIe4KAQDAEwAh7woBAMkTACHyCgIAvxMAIZgLAQDJEwAhzgsBAMATACHRC0AAwRMAIekLEADsEwAhiwwBAMATACGMDAEAwBMAIY0MAQDJEwAhjgyAAAAAAY8MQADQEwAhkAxAANATACGRDEAA0BMAIZIMAQDJEwAhEtQFAACJFgAg1woBAMATACHaCkAAwRMAIe4KAQDAEwAh7woBAMkTACHyCgIAvxMAIZgLAQDJEwAhzgsBAMATACHRC0AAwRMAIekLEADsEwAhiwwBAMATACGMDAEAwBMAIY0MAQDJEwAhjgyAAAAAAY8MQADQEwAhkAxAANATACGRDEAA0BMAIZIMAQDJEwAhEtQFAACXFgAg1woBAAAAAdoKQAAAAAHuCgEAAAAB7woBAAAAAfIKAgAAAAGYCwEAAAABzgsBAAAAAdELQAAAAAHpCxAAAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABjgyAAAAAAY8MQAAAAAGQDEAAAAABkQxAAAAAAZIMAQAAAAEEDwAAsxYAMPANAAC0FgAw9A0AALcWADD1DQAAthYAIAAK0gUAAMIWACDUBQAAwxYAIO8KAADFEwAgmAsAAMUTACCNDAAAxRMAII4MAADFEwAgjwwAAMUTACCQDAAAxRMAIJEMAADFEwAgkgwAAMUTACAO1QUAAMAWACCYCwAAxRMAIIIMAADFEwAglQwAAMUTACCfDAAAxRMAIKwMAADFEwAgrQwAAMUTACCuDAAAxRMAILMMAADFEwAgtAwAAMUTACC1DAAAxRMAILYMAADFEwAgtwwAAMUTACC5DAAAxRMAIAAAAAAAAAAAAAAAAAAAAAAAAfYNAAAAwgwCAAAAAAAFDwAAmBkAIBAAAJsZACDwDQAAmRkAIPENAACaGQAg9A0AAL4HACADDwAAmBkAIPANAACZGQAg9A0AAL4HACAAAAAAAAsPAADiFgAwEAAA5xYAMPANAADjFgAw8Q0AAOQWADDyDQAA5hYAMPMNAADmFgAw9A0AAOYWADD1DQAA5RYAIPYNAADmFgAw9w0AAOgWADD4DQAA6RYAMAbXCgQAAAAB7QsBAAAAAfQLAQAAAAHIDAEAAAAByQwBAAAAAcoMAgAAAAECAAAAwgcAIA8AAO0WACADAAAAwgcAIA8AAO0WACAQAADsFgAgAQgAAJcZADAL3AEBANEQACHxBAAApRIAINQKAACkEgAw1QoAAMAHABDWCgAApBIAMNcKBAAAAAHtCwEA0RAAIfQLAQDREAAhyAwBANEQACHJDAEA0RAAIcoMAgDQEAAhAgAAAMIHACAIAADsFgAgAgAAAOoWACAIAADrFgAgCtwBAQDREAAh1AoAAOkWADDVCgAA6hYAENYKAADpFgAw1woEAIERACHtCwEA0RAAIfQLAQDREAAhyAwBANEQACHJDAEA0RAAIcoMAgDQEAAhCtwBAQDREAAh1AoAAOkWADDVCgAA6hYAENYKAADpFgAw1woEAIERACHtCwEA0RAAIfQLAQDREAAhyAwBANEQACHJDAEA0RAAIcoMAgDQEAAhBtcKBADZEwAh7QsBAMATACH0CwEAwBMAIcgMAQDAEwAhyQwBAMATACHKDAIAvxMAIQbXCgQA2RMAIe0LAQDAEwAh9AsBAMATACHIDAEAwBMAIckMAQDAEwAhygwCAL8TACEG1woEAAAAAe0LAQAAAAH0CwEAAAAByAwBAAAAAckMAQAAAAHKDAIAAAABBA8AAOIWADDwDQAA4xYAMPQNAADmFgAw9Q0AAOUWACAAAd0BAADvFgAgAAAAAAAAAAAAAAAAAAAAAAAAAAH2DQAAANIMAgAAAAL2DQEAAAAE-Q0BAAAABQH2DQEAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAACSGQAgEAAAlRkAIPANAACTGQAg8Q0AAJQZACD0DQAA9wQAIAMPAACSGQAg8A0AAJMZACD0DQAA9wQAIAAAAAAAAvYNAQAAAAT5DQEAAAAFCw8AAKkXADAQAACuFwAw8A0AAKoXADDxDQAAqxcAMPINAACtFwAw8w0AAK0XADD0DQAArRcAMPUNAACsFwAg9g0AAK0XADD3DQAArxcAMPgNAACwFwAwCtcKAgAAAAHECwEAAAABlQwBAAAAAbYMAQAAAAHdDAABAAAB4AwBAAAAAeEMAQAAAAHiDAEAAAAB4wwBAAAAAeQMAAEAAAECAAAA-wQAIA8AALQXACADAAAA-wQAIA8AALQXACAQAACzFwAgAQgAAJEZADAQnwMAAMoSACDUCgAAyRIAMNUKAAD5BAAQ1goAAMkSADDXCgIAAAABxAsBANwQACGVDAEA0RAAIbYMAQDREAAh3QwAAf4RACHfDAIA0BAAIeAMAQDREAAh4QwBANEQACHiDAEA3BAAIeMMAQDcEAAh5AwAAYQSACHtDAAAyBIAIAIAAAD7BAAgCAAAsxcAIAIAAACxFwAgCAAAshcAIA7UCgAAsBcAMNUKAACxFwAQ1goAALAXADDXCgIA0BAAIcQLAQDcEAAhlQwBANEQACG2DAEA0RAAId0MAAH-EQAh3wwCANAQACHgDAEA0RAAIeEMAQDREAAh4gwBANwQACHjDAEA3BAAIeQMAAGEEgAhDtQKAACwFwAw1QoAALEXABDWCgAAsBcAMNcKAgDQEAAhxAsBANwQACGVDAEA0RAAIbYMAQDREAAh3QwAAf4RACHfDAIA0BAAIeAMAQDREAAh4QwBANEQACHiDAEA3BAAIeMMAQDcEAAh5AwAAYQSACEK1woCAL8TACHECwEAyRMAIZUMAQDAEwAhtgwBAMATACHdDAABoxYAIeAMAQDAEwAh4QwBAMATACHiDAEAyRMAIeMMAQDJEwAh5AwAAakWACEK1woCAL8TACHECwEAyRMAIZUMAQDAEwAhtgwBAMATACHdDAABoxYAIeAMAQDAEwAh4QwBAMATACHiDAEAyRMAIeMMAQDJEwAh5AwAAakWACEK1woCAAAAAcQLAQAAAAGVDAEAAAABtgwBAAAAAd0MAAEAAAHgDAEAAAAB4QwBAAAAAeIMAQAAAAHjDAEAAAAB5AwAAQAAAQH2DQEAAAAEBA8AAKkXADDwDQAAqhcAMPQNAACtFwAw9Q0AAKwXACAAA6ADAAC3FwAg6QwAAMUTACDqDAAAxRMAIAAAAAAAAAAABQ8AAIwZACAQAACPGQAg8A0AAI0ZACDxDQAAjhkAIPQNAAD5AwAgAw8AAIwZACDwDQAAjRkAIPQNAAD5AwAgAAAAAAAB9g0AAAD2DAIHDwAAhhkAIBAAAIoZACDwDQAAhxkAIPENAACJGQAg8g0AAPsDACDzDQAA-wMAIPQNAADxAwAgCw8AAMsXADAQAADQFwAw8A0AAMwXADDxDQAAzRcAMPINAADPFwAw8w0AAM8XADD0DQAAzxcAMPUNAADOFwAg9g0AAM8XADD3DQAA0RcAMPgNAADSFwAwBNcKAQAAAAHaCkAAAAABjwsBAAAAAfIMBAAAAAECAAAA_wMAIA8AANYXACADAAAA_wMAIA8AANYXACAQAADVFwAgAQgAAIgZADAKzAIAANkSACDUCgAA2BIAMNUKAAD9AwAQ1goAANgSADDXCgEAAAAB2gpAANIQACGPCwEA0RAAIfEMAQCREQAh8gwEAIERACH8DAAA1xIAIAIAAAD_AwAgCAAA1RcAIAIAAADTFwAgCAAA1BcAIAjUCgAA0hcAMNUKAADTFwAQ1goAANIXADDXCgEAkREAIdoKQADSEAAhjwsBANEQACHxDAEAkREAIfIMBACBEQAhCNQKAADSFwAw1QoAANMXABDWCgAA0hcAMNcKAQCREQAh2gpAANIQACGPCwEA0RAAIfEMAQCREQAh8gwEAIERACEE1woBAMATACHaCkAAwRMAIY8LAQDAEwAh8gwEANkTACEE1woBAMATACHaCkAAwRMAIY8LAQDAEwAh8gwEANkTACEE1woBAAAAAdoKQAAAAAGPCwEAAAAB8gwEAAAAAQMPAACGGQAg8A0AAIcZACD0DQAA8QMAIAQPAADLFwAw8A0AAMwXADD0DQAAzxcAMPUNAADOFwAgAAAAAfYNAAAA-gwCBQ8AAIEZACAQAACEGQAg8A0AAIIZACDxDQAAgxkAIPQNAADxAwAgAw8AAIEZACDwDQAAghkAIPQNAADxAwAgAAAACw8AAPAXADAQAAD1FwAw8A0AAPEXADDxDQAA8hcAMPINAAD0FwAw8w0AAPQXADD0DQAA9BcAMPUNAADzFwAg9g0AAPQXADD3DQAA9hcAMPgNAAD3FwAwCw8AAOQXADAQAADpFwAw8A0AAOUXADDxDQAA5hcAMPINAADoFwAw8w0AAOgXADD0DQAA6BcAMPUNAADnFwAg9g0AAOgXADD3DQAA6hcAMPgNAADrFwAwDM0CAADYFwAg1woBAAAAAdoKQAAAAAHoCkAAAAAB7woBAAAAAaEMAAAA9gwC8gwEAAAAAfMMAQAAAAH0DAEAAAAB9gwEAAAAAfcMBAAAAAH4DEAAAAABAgAAAPkDACAPAADvFwAgAwAAAPkDACAPAADvFwAgEAAA7hcAIAEIAACAGQAwEcoCAADfEgAgzQIAAOASACDUCgAA3RIAMNUKAAD3AwAQ1goAAN0SADDXCgEAAAAB2gpAANIQACHoCkAA5hAAIe8KAQDcEAAhoQwAAN4S9gwirAwBAIoSACHyDAQAgREAIfMMAQAAAAH0DAEA0RAAIfYMBACBEQAh9wwEAIERACH4DEAA5hAAIQIAAAD5AwAgCAAA7hcAIAIAAADsFwAgCAAA7RcAIA_UCgAA6xcAMNUKAADsFwAQ1goAAOsXADDXCgEAkREAIdoKQADSEAAh6ApAAOYQACHvCgEA3BAAIaEMAADeEvYMIqwMAQCKEgAh8gwEAIERACHzDAEA0RAAIfQMAQDREAAh9gwEAIERACH3DAQAgREAIfgMQADmEAAhD9QKAADrFwAw1QoAAOwXABDWCgAA6xcAMNcKAQCREQAh2gpAANIQACHoCkAA5hAAIe8KAQDcEAAhoQwAAN4S9gwirAwBAIoSACHyDAQAgREAIfMMAQDREAAh9AwBANEQACH2DAQAgREAIfcMBACBEQAh-AxAAOYQACEL1woBAMATACHaCkAAwRMAIegKQADQEwAh7woBAMkTACGhDAAAyBf2DCLyDAQA2RMAIfMMAQDAEwAh9AwBAMATACH2DAQA2RMAIfcMBADZEwAh-AxAANATACEMzQIAAMoXACDXCgEAwBMAIdoKQADBEwAh6ApAANATACHvCgEAyRMAIaEMAADIF_YMIvIMBADZEwAh8wwBAMATACH0DAEAwBMAIfYMBADZEwAh9wwEANkTACH4DEAA0BMAIQzNAgAA2BcAINcKAQAAAAHaCkAAAAAB6ApAAAAAAe8KAQAAAAGhDAAAAPYMAvIMBAAAAAHzDAEAAAAB9AwBAAAAAfYMBAAAAAH3DAQAAAAB-AxAAAAAAQPaCkAAAAABjwsBAAAAAfoMAAAA-gwCAgAAAPUDACAPAAD7FwAgAwAAAPUDACAPAAD7FwAgEAAA-hcAIAEIAAD_GAAwCcoCAADkEgAg1AoAAOISADDVCgAA8wMAENYKAADiEgAw2gpAANIQACGPCwEA0RAAIawMAQCREQAh-gwAAOMS-gwi_QwAAOESACACAAAA9QMAIAgAAPoXACACAAAA-BcAIAgAAPkXACAH1AoAAPcXADDVCgAA-BcAENYKAAD3FwAw2gpAANIQACGPCwEA0RAAIawMAQCREQAh-gwAAOMS-gwiB9QKAAD3FwAw1QoAAPgXABDWCgAA9xcAMNoKQADSEAAhjwsBANEQACGsDAEAkREAIfoMAADjEvoMIgPaCkAAwRMAIY8LAQDAEwAh-gwAANwX-gwiA9oKQADBEwAhjwsBAMATACH6DAAA3Bf6DCID2gpAAAAAAY8LAQAAAAH6DAAAAPoMAgQPAADwFwAw8A0AAPEXADD0DQAA9BcAMPUNAADzFwAgBA8AAOQXADDwDQAA5RcAMPQNAADoFwAw9Q0AAOcXACAAAAbKAgAAgRgAIM0CAACCGAAg6AoAAMUTACDvCgAAxRMAIKwMAADFEwAg-AwAAMUTACACywIAAP4XACDOAgAA_xcAIAAAAAAB9g0gAAAAAQAAAAAAAfYNAAAAgg0CAAAAAvYNAQAAAAT5DQEAAAAFAvYNAQAAAAT5DQEAAAAFAAAAAAAAAAAAAAAAAAUPAAD6GAAgEAAA_RgAIPANAAD7GAAg8Q0AAPwYACD0DQAAxgIAIAMPAAD6GAAg8A0AAPsYACD0DQAAxgIAIAAAAAAAAfYNAAAAnw0CCw8AAKgYADAQAACtGAAw8A0AAKkYADDxDQAAqhgAMPINAACsGAAw8w0AAKwYADD0DQAArBgAMPUNAACrGAAg9g0AAKwYADD3DQAArhgAMPgNAACvGAAwBdcKBAAAAAH0CwEAAAAByAwBAAAAAckMAQAAAAHKDAIAAAABAgAAAMoCACAPAACzGAAgAwAAAMoCACAPAACzGAAgEAAAshgAIAEIAAD5GAAwCtwBAACCEwAg1AoAAIETADDVCgAAyAIAENYKAACBEwAw1woEAAAAAfILAQDREAAh9AsBANEQACHIDAEA0RAAIckMAQDREAAhygwCANAQACECAAAAygIAIAgAALIYACACAAAAsBgAIAgAALEYACAJ1AoAAK8YADDVCgAAsBgAENYKAACvGAAw1woEAIERACHyCwEA0RAAIfQLAQDREAAhyAwBANEQACHJDAEA0RAAIcoMAgDQEAAhCdQKAACvGAAw1QoAALAYABDWCgAArxgAMNcKBACBEQAh8gsBANEQACH0CwEA0RAAIcgMAQDREAAhyQwBANEQACHKDAIA0BAAIQXXCgQA2RMAIfQLAQDAEwAhyAwBAMATACHJDAEAwBMAIcoMAgC_EwAhBdcKBADZEwAh9AsBAMATACHIDAEAwBMAIckMAQDAEwAhygwCAL8TACEF1woEAAAAAfQLAQAAAAHIDAEAAAAByQwBAAAAAcoMAgAAAAEEDwAAqBgAMPANAACpGAAw9A0AAKwYADD1DQAAqxgAIAAK3QEAALUYACDoCgAAxRMAIJ8NAADFEwAgoA0AAMUTACChDQAAxRMAIKINAADFEwAgow0AAMUTACClDQAAxRMAIKYNAADFEwAgpw0AAMUTACAAAAAAAAH2DQAAAKkNAgH2DQAAAKoNAgAAAAAAAAAAAAAAAAAAAAAAAAAAAfYNAAAAyQ0CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAfYNAAAA6Q0CAAAAAAAAAfYNAAAA7Q0CBdcKBAAAAAH0CwEAAAAByAwBAAAAAckMAQAAAAHKDAIAAAABENoKQAAAAAHoCkAAAAAB7goAAACfDQKzCwQAAAAB7QsBAAAAAfQLAQAAAAHLDAIAAAABnw1AAAAAAaANAQAAAAGhDUAAAAABog1AAAAAAaMNQAAAAAGkDQIAAAABpQ1AAAAAAaYNQAAAAAGnDUAAAAABAgAAAMYCACAPAAD6GAAgAwAAAM4CACAPAAD6GAAgEAAA_hgAIBIAAADOAgAgCAAA_hgAINoKQADBEwAh6ApAANATACHuCgAAphifDSKzCwQA2RMAIe0LAQDAEwAh9AsBAMATACHLDAIAvxMAIZ8NQADQEwAhoA0BAMkTACGhDUAA0BMAIaINQADQEwAhow1AANATACGkDQIAvxMAIaUNQADQEwAhpg1AANATACGnDUAA0BMAIRDaCkAAwRMAIegKQADQEwAh7goAAKYYnw0iswsEANkTACHtCwEAwBMAIfQLAQDAEwAhywwCAL8TACGfDUAA0BMAIaANAQDJEwAhoQ1AANATACGiDUAA0BMAIaMNQADQEwAhpA0CAL8TACGlDUAA0BMAIaYNQADQEwAhpw1AANATACED2gpAAAAAAY8LAQAAAAH6DAAAAPoMAgvXCgEAAAAB2gpAAAAAAegKQAAAAAHvCgEAAAABoQwAAAD2DALyDAQAAAAB8wwBAAAAAfQMAQAAAAH2DAQAAAAB9wwEAAAAAfgMQAAAAAEGzgIAAP0XACDXCgEAAAAB2gpAAAAAAfQLAQAAAAH0DAEAAAAB-wwBAAAAAQIAAADxAwAgDwAAgRkAIAMAAAD7AwAgDwAAgRkAIBAAAIUZACAIAAAA-wMAIAgAAIUZACDOAgAA4xcAINcKAQDAEwAh2gpAAMETACH0CwEAwBMAIfQMAQDAEwAh-wwBAMATACEGzgIAAOMXACDXCgEAwBMAIdoKQADBEwAh9AsBAMATACH0DAEAwBMAIfsMAQDAEwAhBssCAAD8FwAg1woBAAAAAdoKQAAAAAH0CwEAAAAB9AwBAAAAAfsMAQAAAAECAAAA8QMAIA8AAIYZACAE1woBAAAAAdoKQAAAAAGPCwEAAAAB8gwEAAAAAQMAAAD7AwAgDwAAhhkAIBAAAIsZACAIAAAA-wMAIAgAAIsZACDLAgAA4hcAINcKAQDAEwAh2gpAAMETACH0CwEAwBMAIfQMAQDAEwAh-wwBAMATACEGywIAAOIXACDXCgEAwBMAIdoKQADBEwAh9AsBAMATACH0DAEAwBMAIfsMAQDAEwAhDcoCAADXFwAg1woBAAAAAdoKQAAAAAHoCkAAAAAB7woBAAAAAaEMAAAA9gwCrAwBAAAAAfIMBAAAAAHzDAEAAAAB9AwBAAAAAfYMBAAAAAH3DAQAAAAB-AxAAAAAAQIAAAD5AwAgDwAAjBkAIAMAAAD3AwAgDwAAjBkAIBAAAJAZACAPAAAA9wMAIAgAAJAZACDKAgAAyRcAINcKAQDAEwAh2gpAAMETACHoCkAA0BMAIe8KAQDJEwAhoQwAAMgX9gwirAwBAMkTACHyDAQA2RMAIfMMAQDAEwAh9AwBAMATACH2DAQA2RMAIfcMBADZEwAh-AxAANATACENygIAAMkXACDXCgEAwBMAIdoKQADBEwAh6ApAANATACHvCgEAyRMAIaEMAADIF_YMIqwMAQDJEwAh8gwEANkTACHzDAEAwBMAIfQMAQDAEwAh9gwEANkTACH3DAQA2RMAIfgMQADQEwAhCtcKAgAAAAHECwEAAAABlQwBAAAAAbYMAQAAAAHdDAABAAAB4AwBAAAAAeEMAQAAAAHiDAEAAAAB4wwBAAAAAeQMAAEAAAEK1woCAAAAAeEMAQAAAAHlDAEAAAAB5gwBAAAAAecMAQAAAAHoDAEAAAAB6QwBAAAAAeoMAQAAAAHrDAAAtRcAIOwMIAAAAAECAAAA9wQAIA8AAJIZACADAAAA_wQAIA8AAJIZACAQAACWGQAgDAAAAP8EACAIAACWGQAg1woCAL8TACHhDAEAwBMAIeUMAQDAEwAh5gwBAMATACHnDAEAwBMAIegMAQDAEwAh6QwBAMkTACHqDAEAyRMAIesMAACnFwAg7AwgAOMTACEK1woCAL8TACHhDAEAwBMAIeUMAQDAEwAh5gwBAMATACHnDAEAwBMAIegMAQDAEwAh6QwBAMkTACHqDAEAyRMAIesMAACnFwAg7AwgAOMTACEG1woEAAAAAe0LAQAAAAH0CwEAAAAByAwBAAAAAckMAQAAAAHKDAIAAAABAvQLAQAAAAHLDAIAAAABAgAAAL4HACAPAACYGQAgAwAAAMYHACAPAACYGQAgEAAAnBkAIAQAAADGBwAgCAAAnBkAIPQLAQDAEwAhywwCAL8TACEC9AsBAMATACHLDAIAvxMAIRHXCgEAAAAB2gpAAAAAAe4KAQAAAAHvCgEAAAAB8goCAAAAAZgLAQAAAAHOCwEAAAAB0QtAAAAAAekLEAAAAAGLDAEAAAABjAwBAAAAAY0MAQAAAAGODIAAAAABjwxAAAAAAZAMQAAAAAGRDEAAAAABkgwBAAAAASDXCgEAAAAB2gpAAAAAAe4KAQAAAAGYCwEAAAABzgsBAAAAAdELQAAAAAHoCwEAAAAB6QsQAAAAAYIMAQAAAAGVDAEAAAABlwwBAAAAAZkMAQAAAAGfDEAAAAABoQwBAAAAAaIMAQAAAAGkDEAAAAABpQwBAAAAAaYMAQAAAAGsDAEAAAABrQwCAAAAAa4MAgAAAAGvDCAAAAABsAwgAAAAAbEMAQAAAAGyDAEAAAABswwQAAAAAbQMEAAAAAG1DBAAAAABtgwBAAAAAbcMAQAAAAG4DAEAAAABuQwBAAAAAQIAAADWCAAgDwAAnhkAIALpCxAAAAABiQwCAAAAAQMAAADjCAAgDwAAnhkAIBAAAKMZACAiAAAA4wgAIAgAAKMZACDXCgEAwBMAIdoKQADBEwAh7goBAMATACGYCwEAyRMAIc4LAQDAEwAh0QtAAMETACHoCwEAwBMAIekLEADsEwAhggwBAMkTACGVDAEAyRMAIZcMAQDAEwAhmQwBAMATACGfDEAA0BMAIaEMAQDAEwAhogwBAMATACGkDEAAwRMAIaUMAQDAEwAhpgwBAMATACGsDAEAyRMAIa0MAgDaEwAhrgwCANoTACGvDCAA4xMAIbAMIADjEwAhsQwBAMATACGyDAEAwBMAIbMMEAC2FAAhtAwQALYUACG1DBAAthQAIbYMAQDJEwAhtwwBAMkTACG4DAEAwBMAIbkMAQDJEwAhINcKAQDAEwAh2gpAAMETACHuCgEAwBMAIZgLAQDJEwAhzgsBAMATACHRC0AAwRMAIegLAQDAEwAh6QsQAOwTACGCDAEAyRMAIZUMAQDJEwAhlwwBAMATACGZDAEAwBMAIZ8MQADQEwAhoQwBAMATACGiDAEAwBMAIaQMQADBEwAhpQwBAMATACGmDAEAwBMAIawMAQDJEwAhrQwCANoTACGuDAIA2hMAIa8MIADjEwAhsAwgAOMTACGxDAEAwBMAIbIMAQDAEwAhswwQALYUACG0DBAAthQAIbUMEAC2FAAhtgwBAMkTACG3DAEAyRMAIbgMAQDAEwAhuQwBAMkTACET0gUAAJYWACDXCgEAAAAB2gpAAAAAAe4KAQAAAAHvCgEAAAAB8goCAAAAAZgLAQAAAAHOCwEAAAAB0QtAAAAAAekLEAAAAAGKDAEAAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABjgyAAAAAAY8MQAAAAAGQDEAAAAABkQxAAAAAAZIMAQAAAAECAAAA2ggAIA8AAKQZACADAAAA2AgAIA8AAKQZACAQAACoGQAgFQAAANgIACAIAACoGQAg0gUAAIgWACDXCgEAwBMAIdoKQADBEwAh7goBAMATACHvCgEAyRMAIfIKAgC_EwAhmAsBAMkTACHOCwEAwBMAIdELQADBEwAh6QsQAOwTACGKDAEAwBMAIYsMAQDAEwAhjAwBAMATACGNDAEAyRMAIY4MgAAAAAGPDEAA0BMAIZAMQADQEwAhkQxAANATACGSDAEAyRMAIRPSBQAAiBYAINcKAQDAEwAh2gpAAMETACHuCgEAwBMAIe8KAQDJEwAh8goCAL8TACGYCwEAyRMAIc4LAQDAEwAh0QtAAMETACHpCxAA7BMAIYoMAQDAEwAhiwwBAMATACGMDAEAwBMAIY0MAQDJEwAhjgyAAAAAAY8MQADQEwAhkAxAANATACGRDEAA0BMAIZIMAQDJEwAhBtcKAQAAAAGCDAEAAAABgwyAAAAAAYQMIAAAAAGFDEAAAAABhgwgAAAAAQPXCgEAAAABhQxAAAAAAYcMAQAAAAECAAAAogoAIA8AAKoZACADAAAAqgoAIA8AAKoZACAQAACuGQAgBQAAAKoKACAIAACuGQAg1woBAMATACGFDEAAwRMAIYcMAQDAEwAhA9cKAQDAEwAhhQxAAMETACGHDAEAwBMAIQKPCwEAAAAB8QtAAAAAAQrXCgEAAAAB2gpAAAAAAegKQAAAAAGxC0AAAAABxwsBAAAAAewLAQAAAAHtCwEAAAAB7gsBAAAAAe8LIAAAAAHwC0AAAAABCK4HAADRFQAg2gpAAAAAAZkLAQAAAAHtCwEAAAAB9AsBAAAAAfULAQAAAAH2C0AAAAAB9wtAAAAAAQIAAAChCwAgDwAAsRkAIAMAAACrCwAgDwAAsRkAIBAAALUZACAKAAAAqwsAIAgAALUZACCuBwAAtxUAINoKQADBEwAhmQsBAMATACHtCwEAwBMAIfQLAQDAEwAh9QsBAMkTACH2C0AA0BMAIfcLQADQEwAhCK4HAAC3FQAg2gpAAMETACGZCwEAwBMAIe0LAQDAEwAh9AsBAMATACH1CwEAyRMAIfYLQADQEwAh9wtAANATACEIqAcAANAVACDaCkAAAAABmQsBAAAAAe0LAQAAAAH0CwEAAAAB9QsBAAAAAfYLQAAAAAH3C0AAAAABAgAAAKELACAPAAC2GQAgBNcKAQAAAAH6CkAAAAAB1AsBAAAAAeILQAAAAAEC1woBAAAAAeELQAAAAAEGmQsBAAAAAc8LQAAAAAHoCwEAAAAB6QsQAAAAAeoLAgAAAAHrCxAAAAABAwAAAKsLACAPAAC2GQAgEAAAvRkAIAoAAACrCwAgCAAAvRkAIKgHAAC2FQAg2gpAAMETACGZCwEAwBMAIe0LAQDAEwAh9AsBAMATACH1CwEAyRMAIfYLQADQEwAh9wtAANATACEIqAcAALYVACDaCkAAwRMAIZkLAQDAEwAh7QsBAMATACH0CwEAwBMAIfULAQDJEwAh9gtAANATACH3C0AA0BMAIQ7xBAAApxUAIKoHAACoFQAgrAcAAKkVACDXCgEAAAAB2gpAAAAAAegKQAAAAAGxC0AAAAABxwsBAAAAAdYLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAQAAAAHvCyAAAAAB8AtAAAAAAQIAAACpCwAgDwAAvhkAIAMAAACnCwAgDwAAvhkAIBAAAMIZACAQAAAApwsAIAgAAMIZACDxBAAAghUAIKoHAACDFQAgrAcAAIQVACDXCgEAwBMAIdoKQADBEwAh6ApAANATACGxC0AA0BMAIccLAQDJEwAh1gsBAMkTACHsCwEAwBMAIe0LAQDAEwAh7gsBAMkTACHvCyAA4xMAIfALQADQEwAhDvEEAACCFQAgqgcAAIMVACCsBwAAhBUAINcKAQDAEwAh2gpAAMETACHoCkAA0BMAIbELQADQEwAhxwsBAMkTACHWCwEAyRMAIewLAQDAEwAh7QsBAMATACHuCwEAyRMAIe8LIADjEwAh8AtAANATACEE1woBAAAAAfoKQAAAAAHgCwEAAAAB4gtAAAAAAQvXCgEAAAAB-gpAAAAAAYcLAQAAAAG5CwIAAAAB1wsBAAAAAdoLAQAAAAHjCwEAAAAB5AsBAAAAAeULAQAAAAHmCwEAAAAB5wsBAAAAAQIAAACzDAAgDwAAxBkAIA7xBAAApxUAIKwHAACpFQAgrQcAAKoVACDXCgEAAAAB2gpAAAAAAegKQAAAAAGxC0AAAAABxwsBAAAAAdYLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAQAAAAHvCyAAAAAB8AtAAAAAAQIAAACpCwAgDwAAxhkAIAMAAAC2DAAgDwAAxBkAIBAAAMoZACANAAAAtgwAIAgAAMoZACDXCgEAwBMAIfoKQADBEwAhhwsBAMkTACG5CwIAvxMAIdcLAQDAEwAh2gsBAMATACHjCwEAwBMAIeQLAQDAEwAh5QsBAMATACHmCwEAwBMAIecLAQDAEwAhC9cKAQDAEwAh-gpAAMETACGHCwEAyRMAIbkLAgC_EwAh1wsBAMATACHaCwEAwBMAIeMLAQDAEwAh5AsBAMATACHlCwEAwBMAIeYLAQDAEwAh5wsBAMATACEDAAAApwsAIA8AAMYZACAQAADNGQAgEAAAAKcLACAIAADNGQAg8QQAAIIVACCsBwAAhBUAIK0HAACFFQAg1woBAMATACHaCkAAwRMAIegKQADQEwAhsQtAANATACHHCwEAyRMAIdYLAQDJEwAh7AsBAMATACHtCwEAwBMAIe4LAQDJEwAh7wsgAOMTACHwC0AA0BMAIQ7xBAAAghUAIKwHAACEFQAgrQcAAIUVACDXCgEAwBMAIdoKQADBEwAh6ApAANATACGxC0AA0BMAIccLAQDJEwAh1gsBAMkTACHsCwEAwBMAIe0LAQDAEwAh7gsBAMkTACHvCyAA4xMAIfALQADQEwAhDvEEAACnFQAgqgcAAKgVACCtBwAAqhUAINcKAQAAAAHaCkAAAAAB6ApAAAAAAbELQAAAAAHHCwEAAAAB1gsBAAAAAewLAQAAAAHtCwEAAAAB7gsBAAAAAe8LIAAAAAHwC0AAAAABAgAAAKkLACAPAADOGQAgAwAAAKcLACAPAADOGQAgEAAA0hkAIBAAAACnCwAgCAAA0hkAIPEEAACCFQAgqgcAAIMVACCtBwAAhRUAINcKAQDAEwAh2gpAAMETACHoCkAA0BMAIbELQADQEwAhxwsBAMkTACHWCwEAyRMAIewLAQDAEwAh7QsBAMATACHuCwEAyRMAIe8LIADjEwAh8AtAANATACEO8QQAAIIVACCqBwAAgxUAIK0HAACFFQAg1woBAMATACHaCkAAwRMAIegKQADQEwAhsQtAANATACHHCwEAyRMAIdYLAQDJEwAh7AsBAMATACHtCwEAwBMAIe4LAQDJEwAh7wsgAOMTACHwC0AA0BMAIQbuCgEAAAAB8goCAAAAAfMKQAAAAAHHCwEAAAAB0gtAAAAAAdULAQAAAAEM1woBAAAAAdoKQAAAAAGHCwEAAAABjgsBAAAAAY8LAQAAAAGZCwEAAAABuQsCAAAAAdYLAQAAAAHXCwEAAAAB2AsBAAAAAdkLAQAAAAHaCwEAAAABAgAAAJENACAPAADUGQAgAwAAAJkNACAPAADUGQAgEAAA2BkAIA4AAACZDQAgCAAA2BkAINcKAQDAEwAh2gpAAMETACGHCwEAyRMAIY4LAQDAEwAhjwsBAMkTACGZCwEAyRMAIbkLAgC_EwAh1gsBAMkTACHXCwEAwBMAIdgLAQDAEwAh2QsBAMATACHaCwEAwBMAIQzXCgEAwBMAIdoKQADBEwAhhwsBAMkTACGOCwEAwBMAIY8LAQDJEwAhmQsBAMkTACG5CwIAvxMAIdYLAQDJEwAh1wsBAMATACHYCwEAwBMAIdkLAQDAEwAh2gsBAMATACEJ2gpAAAAAAegKQAAAAAGGCwEAAAABhwsBAAAAAYgLBAAAAAGJC0AAAAABigsBAAAAAYsLQAAAAAGMCyAAAAABDdcKBAAAAAH0CgEAAAAB9QoEAAAAAfYKgAAAAAH3CgEAAAAB-AoCAAAAAfkKBAAAAAH6CkAAAAAB-wpAAAAAAfwKQAAAAAH9CgEAAAAB_goBAAAAAf8KQAAAAAEX4gkAAI4UACDjCQAAjxQAINcKAQAAAAHaCkAAAAAB6ApAAAAAAYcLAQAAAAGOCwAAAI4LAo8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEAAAABlAsEAAAAAZULBAAAAAGWCwEAAAABlwsQAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLQAAAAAGcC0AAAAABnQsCAAAAAZ4LQAAAAAECAAAAjQ8AIA8AANsZACADAAAAmQ8AIA8AANsZACAQAADfGQAgGQAAAJkPACAIAADfGQAg4gkAAO4TACDjCQAA7xMAINcKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDJEwAhjgsAAOsTjgsijwsBAMATACGQCwEAwBMAIZELAQDAEwAhkgsBAMATACGTCwEAwBMAIZQLBADZEwAhlQsEANsTACGWCwEAyRMAIZcLEADsEwAhmAsBAMkTACGZCwEAwBMAIZoLAQDJEwAhmwtAANATACGcC0AA0BMAIZ0LAgC_EwAhngtAANATACEX4gkAAO4TACDjCQAA7xMAINcKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDJEwAhjgsAAOsTjgsijwsBAMATACGQCwEAwBMAIZELAQDAEwAhkgsBAMATACGTCwEAwBMAIZQLBADZEwAhlQsEANsTACGWCwEAyRMAIZcLEADsEwAhmAsBAMkTACGZCwEAwBMAIZoLAQDJEwAhmwtAANATACGcC0AA0BMAIZ0LAgC_EwAhngtAANATACEX4QkAAI0UACDjCQAAjxQAINcKAQAAAAHaCkAAAAAB6ApAAAAAAYcLAQAAAAGOCwAAAI4LAo8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEAAAABlAsEAAAAAZULBAAAAAGWCwEAAAABlwsQAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLQAAAAAGcC0AAAAABnQsCAAAAAZ4LQAAAAAECAAAAjQ8AIA8AAOAZACADAAAAmQ8AIA8AAOAZACAQAADkGQAgGQAAAJkPACAIAADkGQAg4QkAAO0TACDjCQAA7xMAINcKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDJEwAhjgsAAOsTjgsijwsBAMATACGQCwEAwBMAIZELAQDAEwAhkgsBAMATACGTCwEAwBMAIZQLBADZEwAhlQsEANsTACGWCwEAyRMAIZcLEADsEwAhmAsBAMkTACGZCwEAwBMAIZoLAQDJEwAhmwtAANATACGcC0AA0BMAIZ0LAgC_EwAhngtAANATACEX4QkAAO0TACDjCQAA7xMAINcKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDJEwAhjgsAAOsTjgsijwsBAMATACGQCwEAwBMAIZELAQDAEwAhkgsBAMATACGTCwEAwBMAIZQLBADZEwAhlQsEANsTACGWCwEAyRMAIZcLEADsEwAhmAsBAMkTACGZCwEAwBMAIZoLAQDJEwAhmwtAANATACGcC0AA0BMAIZ0LAgC_EwAhngtAANATACEX4QkAAI0UACDiCQAAjhQAINcKAQAAAAHaCkAAAAAB6ApAAAAAAYcLAQAAAAGOCwAAAI4LAo8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEAAAABlAsEAAAAAZULBAAAAAGWCwEAAAABlwsQAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLQAAAAAGcC0AAAAABnQsCAAAAAZ4LQAAAAAECAAAAjQ8AIA8AAOUZACADAAAAmQ8AIA8AAOUZACAQAADpGQAgGQAAAJkPACAIAADpGQAg4QkAAO0TACDiCQAA7hMAINcKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDJEwAhjgsAAOsTjgsijwsBAMATACGQCwEAwBMAIZELAQDAEwAhkgsBAMATACGTCwEAwBMAIZQLBADZEwAhlQsEANsTACGWCwEAyRMAIZcLEADsEwAhmAsBAMkTACGZCwEAwBMAIZoLAQDJEwAhmwtAANATACGcC0AA0BMAIZ0LAgC_EwAhngtAANATACEX4QkAAO0TACDiCQAA7hMAINcKAQDAEwAh2gpAAMETACHoCkAAwRMAIYcLAQDJEwAhjgsAAOsTjgsijwsBAMATACGQCwEAwBMAIZELAQDAEwAhkgsBAMATACGTCwEAwBMAIZQLBADZEwAhlQsEANsTACGWCwEAyRMAIZcLEADsEwAhmAsBAMkTACGZCwEAwBMAIZoLAQDJEwAhmwtAANATACGcC0AA0BMAIZ0LAgC_EwAhngtAANATACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAxUAvAEWAL0BFwC-AQAAAAMVALwBFgC9ARcAvgEDFQDFAcsC9gPBAc4C-gPCAQHKAgDAAQMVAMQBygL8A8ABzQKABMMBAcwCAMIBAc0CgQQAAssCggQAzgKDBAAAAAMVAMkBFgDKARcAywEAAAADFQDJARYAygEXAMsBAcoCAMABAcoCAMABAxUA0AEWANEBFwDSAQAAAAMVANABFgDRARcA0gEBygK6BMABAcoCwATAAQUVANcBFgDaARcA2wE4ANgBOQDZAQAAAAAABRUA1wEWANoBFwDbATgA2AE5ANkBAcwCAMIBAcwCAMIBBRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAAAFFQDgARYA4wEXAOQBOADhATkA4gEAAAADFQDqARYA6wEXAOwBAAAAAxUA6gEWAOsBFwDsAQIVAPABoAP8BO8BAZ8DAO4BAaAD_QQAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEAAAAAAAUVAPQBFgD3ARcA-AE4APUBOQD2AQGfAwDuAQGfAwDuAQUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAAABRUA_QEWAIACFwCBAjgA_gE5AP8BAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAAAFFQCHAhYAigIXAIsCOACIAjkAiQIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAMVALECFgCyAhcAswIAAAADFQCxAhYAsgIXALMCAAAAAxUAuQIWALoCFwC7AgAAAAMVALkCFgC6AhcAuwIAAAAFFQDBAhYAxAIXAMUCOADCAjkAwwIAAAAAAAUVAMECFgDEAhcAxQI4AMICOQDDAgAAAAMVAMsCFgDMAhcAzQIAAAADFQDLAhYAzAIXAM0CAAAAAxUA0wIWANQCFwDVAgAAAAMVANMCFgDUAhcA1QIAAAAFFQDbAhYA3gIXAN8COADcAjkA3QIAAAAAAAUVANsCFgDeAhcA3wI4ANwCOQDdAgIVAOMC3QHDB-ICAfEEAOECAd0BxAcAAAAFFQDnAhYA6gIXAOsCOADoAjkA6QIAAAAAAAUVAOcCFgDqAhcA6wI4AOgCOQDpAgHxBADhAgHxBADhAgUVAPACFgDzAhcA9AI4APECOQDyAgAAAAAABRUA8AIWAPMCFwD0AjgA8QI5APICAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAAAAAAAFFQD6AhYA_QIXAP4COAD7AjkA_AIAAAADFQCEAxYAhQMXAIYDAAAAAxUAhAMWAIUDFwCGAwAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwAAAAAABRUAjAMWAI8DFwCQAzgAjQM5AI4DAAAAAxUAlgMWAJcDFwCYAwAAAAMVAJYDFgCXAxcAmAMCFQCeA9UF2wibAwMVAJ0D0gUAmgPUBd8InAMB0wUAmwMB1AXgCAAB1QXhCAAAAAUVAKIDFgClAxcApgM4AKMDOQCkAwAAAAAABRUAogMWAKUDFwCmAzgAowM5AKQDAAAAAxUArAMWAK0DFwCuAwAAAAMVAKwDFgCtAxcArgMAAAAFFQC0AxYAtwMXALgDOAC1AzkAtgMAAAAAAAUVALQDFgC3AxcAuAM4ALUDOQC2AwAAAAMVAL4DFgC_AxcAwAMAAAADFQC-AxYAvwMXAMADAAAAAxUAxgMWAMcDFwDIAwAAAAMVAMYDFgDHAxcAyAMAAAAFFQDOAxYA0QMXANIDOADPAzkA0AMAAAAAAAUVAM4DFgDRAxcA0gM4AM8DOQDQAwHSBQCaAwHSBQCaAwUVANcDFgDaAxcA2wM4ANgDOQDZAwAAAAAABRUA1wMWANoDFwDbAzgA2AM5ANkDAdMFAJsDAdMFAJsDBRUA4AMWAOMDFwDkAzgA4QM5AOIDAAAAAAAFFQDgAxYA4wMXAOQDOADhAzkA4gMCFQDoA9cGpwrnAwHWBgDmAwHXBqgKAAAAAxUA7AMWAO0DFwDuAwAAAAMVAOwDFgDtAxcA7gMB1gYA5gMB1gYA5gMDFQDzAxYA9AMXAPUDAAAAAxUA8wMWAPQDFwD1AwAAAAUVAPsDFgD-AxcA_wM4APwDOQD9AwAAAAAABRUA-wMWAP4DFwD_AzgA_AM5AP0DAAAAAxUAhQQWAIYEFwCHBAAAAAMVAIUEFgCGBBcAhwQAAAADFQCNBBYAjgQXAI8EAAAAAxUAjQQWAI4EFwCPBAMVAJoEqAemC5IErgeqC5MEAfEEAJEEBRUAmQTxBKwLkQSqB7ALlASsB7YLlwStB7oLmAQCqQcAkwSrBwCVBAIVAJYEqgexC5QEAaoHsgsAAakHAJMEAakHAJMEA6oHuwsArAe8CwCtB70LAAKoB74LAK4HvwsAAAADFQCeBBYAnwQXAKAEAAAAAxUAngQWAJ8EFwCgBAAAAAMVAKYEFgCnBBcAqAQAAAADFQCmBBYApwQXAKgEAfEEAJEEAfEEAJEEAxUArQQWAK4EFwCvBAAAAAMVAK0EFgCuBBcArwQB8QSPDJEEAfEElQyRBAMVALQEFgC1BBcAtgQAAAADFQC0BBYAtQQXALYEAakHAJMEAakHAJMEBRUAuwQWAL4EFwC_BDgAvAQ5AL0EAAAAAAAFFQC7BBYAvgQXAL8EOAC8BDkAvQQAAAUVAMQEFgDHBBcAyAQ4AMUEOQDGBAAAAAAABRUAxAQWAMcEFwDIBDgAxQQ5AMYEAqkHAJMEqwcAlQQCqQcAkwSrBwCVBAMVAM0EFgDOBBcAzwQAAAADFQDNBBYAzgQXAM8EAakHAJMEAakHAJMEAxUA1AQWANUEFwDWBAAAAAMVANQEFgDVBBcA1gQAAAAFFQDcBBYA3wQXAOAEOADdBDkA3gQAAAAAAAUVANwEFgDfBBcA4AQ4AN0EOQDeBAIVAOQEvwiWDeMEAasHAOIEAb8Ilw0AAAAFFQDoBBYA6wQXAOwEOADpBDkA6gQAAAAAAAUVAOgEFgDrBBcA7AQ4AOkEOQDqBAGrBwDiBAGrBwDiBAUVAPEEFgD0BBcA9QQ4APIEOQDzBAAAAAAABRUA8QQWAPQEFwD1BDgA8gQ5APMEAAAABRUA-wQWAP4EFwD_BDgA_AQ5AP0EAAAAAAAFFQD7BBYA_gQXAP8EOAD8BDkA_QQAAAADFQCFBRYAhgUXAIcFAAAAAxUAhQUWAIYFFwCHBQAAAAMVAI0FFgCOBRcAjwUAAAADFQCNBRYAjgUXAI8FAAAABRUAlQUWAJgFFwCZBTgAlgU5AJcFAAAAAAAFFQCVBRYAmAUXAJkFOACWBTkAlwUAAAADFQCfBRYAoAUXAKEFAAAAAxUAnwUWAKAFFwChBQAAAAMVAKcFFgCoBRcAqQUAAAADFQCnBRYAqAUXAKkFAAAAAxUArwUWALAFFwCxBQAAAAMVAK8FFgCwBRcAsQUAAAAFFQC3BRYAugUXALsFOAC4BTkAuQUAAAAAAAUVALcFFgC6BRcAuwU4ALgFOQC5BQQVAMEF4QmSD74F4gmWD78F4wmYD8AFAeAJAL0FAeAJAL0FAeAJmg-9BQLhCZsPAOIJnA8AAAAFFQDFBRYAyAUXAMkFOADGBTkAxwUAAAAAAAUVAMUFFgDIBRcAyQU4AMYFOQDHBQHgCQC9BQHgCQC9BQUVAM4FFgDRBRcA0gU4AM8FOQDQBQAAAAAABRUAzgUWANEFFwDSBTgAzwU5ANAFAeAJAL0FAeAJAL0FBRUA1wUWANoFFwDbBTgA2AU5ANkFAAAAAAAFFQDXBRYA2gUXANsFOADYBTkA2QUB4AnrD70FAeAJ8Q-9BQUVAOAFFgDjBRcA5AU4AOEFOQDiBQAAAAAABRUA4AUWAOMFFwDkBTgA4QU5AOIFAAAAAxUA6gUWAOsFFwDsBQAAAAMVAOoFFgDrBRcA7AUAAAADFQDyBRYA8wUXAPQFAAAAAxUA8gUWAPMFFwD0BQAAAAUVAPoFFgD9BRcA_gU4APsFOQD8BQAAAAAABRUA-gUWAP0FFwD-BTgA-wU5APwFAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKDENKTIRKjQSKzUSLDgSLTkSLjoSLzwSMD4CMT8TMkESM0MCNEQUNUUSNkYSN0cCOkoVO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAU2MAcoBTo0BywFOjgHOAU6PAc8BTpAB0AFOkQHSAU6SAdQBApMB1QFPlAHXAU6VAdkBApYB2gFQlwHbAU6YAdwBTpkB3QECmgHgAVGbAeEBV5wB4wFYnQHkAVieAecBWJ8B6AFYoAHpAVihAesBWKIB7QECowHuAVmkAfABWKUB8gECpgHzAVqnAfQBWKgB9QFYqQH2AQKqAfkBW6sB-gFhrAH8AWKtAf0BYq4BgAJirwGBAmKwAYICYrEBhAJisgGGAgKzAYcCY7QBiQJitQGLAgK2AYwCZLcBjQJiuAGOAmK5AY8CAroBkgJluwGTAmu8AZUCbL0BlgJsvgGZAmy_AZoCbMABmwJswQGdAmzCAZ8CAsMBoAJtxAGiAmzFAaQCAsYBpQJuxwGmAmzIAacCbMkBqAICygGrAm_LAawCdcwBrgJ2zQGvAnbOAbICds8BswJ20AG0AnbRAbYCdtIBuAIC0wG5AnfUAbsCdtUBvQIC1gG-AnjXAb8CdtgBwAJ22QHBAgLaAcQCedsBxQJ_3gHHAoAB3wHNAoAB4AHQAoAB4QHRAoAB4gHSAoAB4wHUAoAB5AHWAgLlAdcCgwHmAdkCgAHnAdsCAugB3AKEAekB3QKAAeoB3gKAAesB3wIC7AHiAoUB7QHjAosB7gHkAoEB7wHlAoEB8AHmAoEB8QHnAoEB8gHoAoEB8wHqAoEB9AHsAgL1Ae0CjAH2Ae8CgQH3AfECAvgB8gKNAfkB8wKBAfoB9AKBAfsB9QIC_AH4Ao4B_QH5ApQB_gH7ApUB_wH8ApUBgAL_ApUBgQKAA5UBggKBA5UBgwKDA5UBhAKFAwKFAoYDlgGGAogDlQGHAooDAogCiwOXAYkCjAOVAYoCjQOVAYsCjgMCjAKRA5gBjQKSA5wBjgKUA50BjwKVA50BkAKYA50BkQKZA50BkgKaA50BkwKcA50BlAKeAwKVAp8DngGWAqEDnQGXAqMDApgCpAOfAZkCpQOdAZoCpgOdAZsCpwMCnAKqA6ABnQKrA6YBngKtA6cBnwKuA6cBoAKxA6cBoQKyA6cBogKzA6cBowK1A6cBpAK3AwKlArgDqAGmArkDpwGnAroDAqgCvQOpAakCvgOtAaoCwAOuAasCwQOuAawCxAOuAa0CxQOuAa4CxgOuAa8CyAOuAbACygMCsQLLA68BsgLNA64BswLPAwK0AtADsAG1AtEDrgG2AtIDrgG3AtMDArgC1gOxAbkC1wO3AboC2QO4AbsC2gO4AbwC3QO4Ab0C3gO4Ab4C3wO4Ab8C4QO4AcAC4wMCwQLkA7kBwgLmA7gBwwLoAwLEAukDugHFAuoDuAHGAusDuAHHAuwDAsgC7wO7AckC8AO_Ac8C8gPAAdAChATAAdEChgTAAdIChwTAAdMCiATAAdQCigTAAdUCjAQC1gKNBMYB1wKPBMAB2AKRBALZApIExwHaApMEwAHbApQEwAHcApUEAt0CmATIAd4CmQTMAd8CmgTBAeACmwTBAeECnATBAeICnQTBAeMCngTBAeQCoATBAeUCogQC5gKjBM0B5wKlBMEB6AKnBALpAqgEzgHqAqkEwQHrAqoEwQHsAqsEAu0CrgTPAe4CrwTTAe8CsATCAfACsQTCAfECsgTCAfICswTCAfMCtATCAfQCtgTCAfUCuAQC9gK5BNQB9wK8BMIB-AK-BAL5Ar8E1QH6AsEEwgH7AsIEwgH8AsMEAv0CxgTWAf4CxwTcAf8CyATDAYADyQTDAYEDygTDAYIDywTDAYMDzATDAYQDzgTDAYUD0AQChgPRBN0BhwPTBMMBiAPVBAKJA9YE3gGKA9cEwwGLA9gEwwGMA9kEAo0D3ATfAY4D3QTlAY8D3wTmAZAD4ATmAZED4wTmAZID5ATmAZMD5QTmAZQD5wTmAZUD6QQClgPqBOcBlwPsBOYBmAPuBAKZA-8E6AGaA_AE5gGbA_EE5gGcA_IEAp0D9QTpAZ4D9gTtAaED-ATuAaID_gTuAaMDgQXuAaQDggXuAaUDgwXuAaYDhQXuAacDhwUCqAOIBfEBqQOKBe4BqgOMBQKrA40F8gGsA44F7gGtA48F7gGuA5AFAq8DkwXzAbADlAX5AbEDlQXvAbIDlgXvAbMDlwXvAbQDmAXvAbUDmQXvAbYDmwXvAbcDnQUCuAOeBfoBuQOgBe8BugOiBQK7A6MF-wG8A6QF7wG9A6UF7wG-A6YFAr8DqQX8AcADqgWCAsEDrAWDAsIDrQWDAsMDsAWDAsQDsQWDAsUDsgWDAsYDtAWDAscDtgUCyAO3BYQCyQO5BYMCygO7BQLLA7wFhQLMA70FgwLNA74FgwLOA78FAs8DwgWGAtADwwWMAtEDxQWNAtIDxgWNAtMDyQWNAtQDygWNAtUDywWNAtYDzQWNAtcDzwUC2APQBY4C2QPSBY0C2gPUBQLbA9UFjwLcA9YFjQLdA9cFjQLeA9gFAt8D2wWQAuAD3AWUAuED3gWVAuID3wWVAuMD4gWVAuQD4wWVAuUD5AWVAuYD5gWVAucD6AUC6APpBZYC6QPrBZUC6gPtBQLrA-4FlwLsA-8FlQLtA_AFlQLuA_EFAu8D9AWYAvAD9QWcAvED9wWdAvID-AWdAvMD-wWdAvQD_AWdAvUD_QWdAvYD_wWdAvcDgQYC-AOCBp4C-QOEBp0C-gOGBgL7A4cGnwL8A4gGnQL9A4kGnQL-A4oGAv8DjQagAoAEjgakAoEEkAalAoIEkQalAoMElAalAoQElQalAoUElgalAoYEmAalAocEmgYCiASbBqYCiQSdBqUCigSfBgKLBKAGpwKMBKEGpQKNBKIGpQKOBKMGAo8EpgaoApAEpwasApEEqQatApIEqgatApMErQatApQErgatApUErwatApYEsQatApcEswYCmAS0Bq4CmQS2Bq0CmgS4BgKbBLkGrwKcBLoGrQKdBLsGrQKeBLwGAp8EvwawAqAEwAa0AqEEwga1AqIEwwa1AqMExga1AqQExwa1AqUEyAa1AqYEyga1AqcEzAYCqATNBrYCqQTPBrUCqgTRBgKrBNIGtwKsBNMGtQKtBNQGtQKuBNUGAq8E2Aa4ArAE2Qa8ArEE2wa9ArIE3Aa9ArME3wa9ArQE4Aa9ArUE4Qa9ArYE4wa9ArcE5QYCuATmBr4CuQToBr0CugTqBgK7BOsGvwK8BOwGvQK9BO0GvQK-BO4GAr8E8QbAAsAE8gbGAsEE9AbHAsIE9QbHAsME-AbHAsQE-QbHAsUE-gbHAsYE_AbHAscE_gYCyAT_BsgCyQSBB8cCygSDBwLLBIQHyQLMBIUHxwLNBIYHxwLOBIcHAs8EigfKAtAEiwfOAtEEjQfPAtIEjgfPAtMEkQfPAtQEkgfPAtUEkwfPAtYElQfPAtcElwcC2ASYB9AC2QSaB88C2gScBwLbBJ0H0QLcBJ4HzwLdBJ8HzwLeBKAHAt8EowfSAuAEpAfWAuEEpgfXAuIEpwfXAuMEqgfXAuQEqwfXAuUErAfXAuYErgfXAucEsAcC6ASxB9gC6QSzB9cC6gS1BwLrBLYH2QLsBLcH1wLtBLgH1wLuBLkHAu8EvAfaAvAEvQfgAvIEvwfhAvMExQfhAvQEyAfhAvUEyQfhAvYEygfhAvcEzAfhAvgEzgcC-QTPB-QC-gTRB-EC-wTTBwL8BNQH5QL9BNUH4QL-BNYH4QL_BNcHAoAF2gfmAoEF2wfsAoIF3AfiAoMF3QfiAoQF3gfiAoUF3wfiAoYF4AfiAocF4gfiAogF5AcCiQXlB-0CigXnB-ICiwXpBwKMBeoH7gKNBesH4gKOBewH4gKPBe0HApAF8AfvApEF8Qf1ApIF8wf2ApMF9Af2ApQF9wf2ApUF-Af2ApYF-Qf2ApcF-wf2ApgF_QcCmQX-B_cCmgWACPYCmwWCCAKcBYMI-AKdBYQI9gKeBYUI9gKfBYYIAqAFiQj5AqEFigj_AqIFjAiAA6MFjQiAA6QFkAiAA6UFkQiAA6YFkgiAA6cFlAiAA6gFlggCqQWXCIEDqgWZCIADqwWbCAKsBZwIggOtBZ0IgAOuBZ4IgAOvBZ8IArAFogiDA7EFowiHA7IFpQiIA7MFpgiIA7QFqQiIA7UFqgiIA7YFqwiIA7cFrQiIA7gFrwgCuQWwCIkDugWyCIgDuwW0CAK8BbUIigO9BbYIiAO-BbcIiAO_BbgIAsAFuwiLA8EFvAiRA8IFvgiSA8MFvwiSA8QFwgiSA8UFwwiSA8YFxAiSA8cFxgiSA8gFyAgCyQXJCJMDygXLCJIDywXNCALMBc4IlAPNBc8IkgPOBdAIkgPPBdEIAtAF1AiVA9EF1QiZA9YF1wiaA9cF4giaA9gF5QiaA9kF5giaA9oF5wiaA9sF6QiaA9wF6wgC3QXsCJ8D3gXuCJoD3wXwCALgBfEIoAPhBfIImgPiBfMImgPjBfQIAuQF9wihA-UF-AinA-YF-gioA-cF-wioA-gF_gioA-kF_wioA-oFgAmoA-sFggmoA-wFhAkC7QWFCakD7gWHCagD7wWJCQLwBYoJqgPxBYsJqAPyBYwJqAPzBY0JAvQFkAmrA_UFkQmvA_YFkwmwA_cFlAmwA_gFlwmwA_kFmAmwA_oFmQmwA_sFmwmwA_wFnQkC_QWeCbED_gWgCbAD_wWiCQKABqMJsgOBBqQJsAOCBqUJsAODBqYJAoQGqQmzA4UGqgm5A4YGrAm6A4cGrQm6A4gGsAm6A4kGsQm6A4oGsgm6A4sGtAm6A4wGtgkCjQa3CbsDjga5CboDjwa7CQKQBrwJvAORBr0JugOSBr4JugOTBr8JApQGwgm9A5UGwwnBA5YGxQnCA5cGxgnCA5gGyQnCA5kGygnCA5oGywnCA5sGzQnCA5wGzwkCnQbQCcMDngbSCcIDnwbUCQKgBtUJxAOhBtYJwgOiBtcJwgOjBtgJAqQG2wnFA6UG3AnJA6YG3gnKA6cG3wnKA6gG4gnKA6kG4wnKA6oG5AnKA6sG5gnKA6wG6AkCrQbpCcsDrgbrCcoDrwbtCQKwBu4JzAOxBu8JygOyBvAJygOzBvEJArQG9AnNA7UG9QnTA7YG9gmbA7cG9wmbA7gG-AmbA7kG-QmbA7oG-gmbA7sG_AmbA7wG_gkCvQb_CdQDvgaBCpsDvwaDCgLABoQK1QPBBoUKmwPCBoYKmwPDBocKAsQGigrWA8UGiwrcA8YGjAqcA8cGjQqcA8gGjgqcA8kGjwqcA8oGkAqcA8sGkgqcA8wGlAoCzQaVCt0DzgaXCpwDzwaZCgLQBpoK3gPRBpsKnAPSBpwKnAPTBp0KAtQGoArfA9UGoQrlA9gGowrmA9kGqQrmA9oGrArmA9sGrQrmA9wGrgrmA90GsArmA94GsgoC3wazCukD4Aa1CuYD4Qa3CgLiBrgK6gPjBrkK5gPkBroK5gPlBrsKAuYGvgrrA-cGvwrvA-gGwArnA-kGwQrnA-oGwgrnA-sGwwrnA-wGxArnA-0GxgrnA-4GyAoC7wbJCvAD8AbLCucD8QbNCgLyBs4K8QPzBs8K5wP0BtAK5wP1BtEKAvYG1AryA_cG1Qr2A_gG1wr3A_kG2Ar3A_oG2wr3A_sG3Ar3A_wG3Qr3A_0G3wr3A_4G4QoC_wbiCvgDgAfkCvcDgQfmCgKCB-cK-QODB-gK9wOEB-kK9wOFB-oKAoYH7Qr6A4cH7gqABIgH8AqBBIkH8QqBBIoH9AqBBIsH9QqBBIwH9gqBBI0H-AqBBI4H-goCjwf7CoIEkAf9CoEEkQf_CgKSB4ALgwSTB4ELgQSUB4ILgQSVB4MLApYHhguEBJcHhwuIBJgHiQuJBJkHiguJBJoHjQuJBJsHjguJBJwHjwuJBJ0HkQuJBJ4HkwsCnweUC4oEoAeWC4kEoQeYCwKiB5kLiwSjB5oLiQSkB5sLiQSlB5wLAqYHnwuMBKcHoAuQBK8HoguRBLAHwAuRBLEHwguRBLIHwwuRBLMHxAuRBLQHxguRBLUHyAsCtgfJC5sEtwfLC5EEuAfNCwK5B84LnAS6B88LkQS7B9ALkQS8B9ELAr0H1AudBL4H1QuhBL8H1wuiBMAH2AuiBMEH2wuiBMIH3AuiBMMH3QuiBMQH3wuiBMUH4QsCxgfiC6MExwfkC6IEyAfmCwLJB-cLpATKB-gLogTLB-kLogTMB-oLAs0H7QulBM4H7gupBM8H7wuSBNAH8AuSBNEH8QuSBNIH8guSBNMH8wuSBNQH9QuSBNUH9wsC1gf4C6oE1wf6C5IE2Af8CwLZB_0LqwTaB_4LkgTbB_8LkgTcB4AMAt0HgwysBN4HhAywBN8HhQyTBOAHhgyTBOEHhwyTBOIHiAyTBOMHiQyTBOQHiwyTBOUHjQwC5geODLEE5weRDJME6AeTDALpB5QMsgTqB5YMkwTrB5cMkwTsB5gMAu0HmwyzBO4HnAy3BO8HnQyYBPAHngyYBPEHnwyYBPIHoAyYBPMHoQyYBPQHowyYBPUHpQwC9gemDLgE9weoDJgE-AeqDAL5B6sMuQT6B6wMmAT7B60MmAT8B64MAv0HsQy6BP4HsgzABP8HtAyVBIAItQyVBIEIuAyVBIIIuQyVBIMIugyVBIQIvAyVBIUIvgwChgi_DMEEhwjBDJUEiAjDDAKJCMQMwgSKCMUMlQSLCMYMlQSMCMcMAo0IygzDBI4IywzJBI8IzAyUBJAIzQyUBJEIzgyUBJIIzwyUBJMI0AyUBJQI0gyUBJUI1AwClgjVDMoElwjXDJQEmAjZDAKZCNoMywSaCNsMlASbCNwMlAScCN0MAp0I4AzMBJ4I4QzQBJ8I4gyXBKAI4wyXBKEI5AyXBKII5QyXBKMI5gyXBKQI6AyXBKUI6gwCpgjrDNEEpwjtDJcEqAjvDAKpCPAM0gSqCPEMlwSrCPIMlwSsCPMMAq0I9gzTBK4I9wzXBK8I-QzYBLAI-gzYBLEI_QzYBLII_gzYBLMI_wzYBLQIgQ3YBLUIgw0CtgiEDdkEtwiGDdgEuAiIDQK5CIkN2gS6CIoN2AS7CIsN2AS8CIwNAr0Ijw3bBL4IkA3hBMAIkg3iBMEImA3iBMIImw3iBMMInA3iBMQInQ3iBMUInw3iBMYIoQ0CxwiiDeUEyAikDeIEyQimDQLKCKcN5gTLCKgN4gTMCKkN4gTNCKoNAs4IrQ3nBM8Irg3tBNAIrw3jBNEIsA3jBNIIsQ3jBNMIsg3jBNQIsw3jBNUItQ3jBNYItw0C1wi4De4E2Ai6DeME2Qi8DQLaCL0N7wTbCL4N4wTcCL8N4wTdCMANAt4Iww3wBN8IxA32BOAIxg33BOEIxw33BOIIyg33BOMIyw33BOQIzA33BOUIzg33BOYI0A0C5wjRDfgE6AjTDfcE6QjVDQLqCNYN-QTrCNcN9wTsCNgN9wTtCNkNAu4I3A36BO8I3Q2ABfAI3w2BBfEI4A2BBfII4w2BBfMI5A2BBfQI5Q2BBfUI5w2BBfYI6Q0C9wjqDYIF-AjsDYEF-QjuDQL6CO8NgwX7CPANgQX8CPENgQX9CPINAv4I9Q2EBf8I9g2IBYAJ-A2JBYEJ-Q2JBYIJ_A2JBYMJ_Q2JBYQJ_g2JBYUJgA6JBYYJgg4ChwmDDooFiAmFDokFiQmHDgKKCYgOiwWLCYkOiQWMCYoOiQWNCYsOAo4Jjg6MBY8Jjw6QBZAJkQ6RBZEJkg6RBZIJlQ6RBZMJlg6RBZQJlw6RBZUJmQ6RBZYJmw4ClwmcDpIFmAmeDpEFmQmgDgKaCaEOkwWbCaIOkQWcCaMOkQWdCaQOAp4Jpw6UBZ8JqA6aBaAJqg6bBaEJqw6bBaIJrg6bBaMJrw6bBaQJsA6bBaUJsg6bBaYJtA4Cpwm1DpwFqAm3DpsFqQm5DgKqCboOnQWrCbsOmwWsCbwOmwWtCb0OAq4JwA6eBa8JwQ6iBbAJww6jBbEJxA6jBbIJxw6jBbMJyA6jBbQJyQ6jBbUJyw6jBbYJzQ4CtwnODqQFuAnQDqMFuQnSDgK6CdMOpQW7CdQOowW8CdUOowW9CdYOAr4J2Q6mBb8J2g6qBcAJ3A6rBcEJ3Q6rBcIJ4A6rBcMJ4Q6rBcQJ4g6rBcUJ5A6rBcYJ5g4CxwnnDqwFyAnpDqsFyQnrDgLKCewOrQXLCe0OqwXMCe4OqwXNCe8OAs4J8g6uBc8J8w6yBdAJ9Q6zBdEJ9g6zBdIJ-Q6zBdMJ-g6zBdQJ-w6zBdUJ_Q6zBdYJ_w4C1wmAD7QF2AmCD7MF2QmEDwLaCYUPtQXbCYYPswXcCYcPswXdCYgPAt4Jiw-2Bd8JjA-8BeQJjg-9BeUJnQ-9BeYJnw-9BecJoA-9BegJoQ-9BekJow-9BeoJpQ8C6wmmD8IF7AmoD70F7QmqDwLuCasPwwXvCawPvQXwCa0PvQXxCa4PAvIJsQ_EBfMJsg_KBfQJsw--BfUJtA--BfYJtQ--BfcJtg--BfgJtw--BfkJuQ--BfoJuw8C-wm8D8sF_Am-D74F_QnADwL-CcEPzAX_CcIPvgWACsMPvgWBCsQPAoIKxw_NBYMKyA_TBYQKyQ-_BYUKyg-_BYYKyw-_BYcKzA-_BYgKzQ-_BYkKzw-_BYoK0Q8CiwrSD9QFjArUD78FjQrWDwKOCtcP1QWPCtgPvwWQCtkPvwWRCtoPApIK3Q_WBZMK3g_cBZQK4A_ABZUK4Q_ABZYK4w_ABZcK5A_ABZgK5Q_ABZkK5w_ABZoK6Q8CmwrqD90FnArtD8AFnQrvDwKeCvAP3gWfCvIPwAWgCvMPwAWhCvQPAqIK9w_fBaMK-A_lBaQK-g_mBaUK-w_mBaYK_g_mBacK_w_mBagKgBDmBakKghDmBaoKhBACqwqFEOcFrAqHEOYFrQqJEAKuCooQ6AWvCosQ5gWwCowQ5gWxCo0QArIKkBDpBbMKkRDtBbQKkxDuBbUKlBDuBbYKlxDuBbcKmBDuBbgKmRDuBbkKmxDuBboKnRACuwqeEO8FvAqgEO4FvQqiEAK-CqMQ8AW_CqQQ7gXACqUQ7gXBCqYQAsIKqRDxBcMKqhD1BcQKrBD2BcUKrRD2BcYKsBD2BccKsRD2BcgKshD2BckKtBD2BcoKthACywq3EPcFzAq5EPYFzQq7EALOCrwQ-AXPCr0Q9gXQCr4Q9gXRCr8QAtIKwhD5BdMKwxD_BQ"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InstallationScalarFieldEnum: () => InstallationScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OpenPaymentScalarFieldEnum: () => OpenPaymentScalarFieldEnum,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentAnswerScalarFieldEnum: () => PaymentAnswerScalarFieldEnum,
  PaymentCredentialScalarFieldEnum: () => PaymentCredentialScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentReceiptScalarFieldEnum: () => PaymentReceiptScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProcessScalarFieldEnum: () => ProcessScalarFieldEnum,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReadPageScalarFieldEnum: () => ReadPageScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelHotelCodeScalarFieldEnum: () => TravelHotelCodeScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  UsedTokenScalarFieldEnum: () => UsedTokenScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  ReadPage: "ReadPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  Process: "Process",
  PaidAct: "PaidAct",
  Purchase: "Purchase",
  UsedToken: "UsedToken",
  ResultRef: "ResultRef",
  KeptDocument: "KeptDocument",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Installation: "Installation",
  Payment: "Payment",
  PaymentCredential: "PaymentCredential",
  OpenPayment: "OpenPayment",
  PaymentAnswer: "PaymentAnswer",
  PaymentReceipt: "PaymentReceipt",
  PaymentLine: "PaymentLine",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  TravelHotelCode: "TravelHotelCode",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var ReadPageScalarFieldEnum = {
  id: "id",
  owner: "owner",
  url: "url",
  title: "title",
  rendered: "rendered",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var ProcessScalarFieldEnum = {
  id: "id",
  seenAt: "seenAt",
  workers: "workers"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
};
var UsedTokenScalarFieldEnum = {
  jti: "jti",
  expiresAt: "expiresAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
};
var KeptDocumentScalarFieldEnum = {
  type: "type",
  key: "key",
  service: "service",
  owner: "owner",
  filename: "filename",
  contentType: "contentType",
  size: "size",
  blobKey: "blobKey",
  expiresAt: "expiresAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  leasedBy: "leasedBy",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var InstallationScalarFieldEnum = {
  id: "id",
  isOnly: "isOnly"
};
var PaymentScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt",
  validBefore: "validBefore",
  organizationId: "organizationId",
  transactionLog: "transactionLog",
  answerStatus: "answerStatus",
  retold: "retold",
  isShort: "isShort",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  balance: "balance",
  transactionHash: "transactionHash",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  basis: "basis"
};
var PaymentCredentialScalarFieldEnum = {
  paymentId: "paymentId",
  validBefore: "validBefore",
  scheme: "scheme",
  network: "network",
  payer: "payer",
  nonce: "nonce",
  idempotencyKey: "idempotencyKey",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  payload: "payload",
  requirements: "requirements"
};
var OpenPaymentScalarFieldEnum = {
  paymentId: "paymentId",
  reservedAt: "reservedAt",
  leaseUntil: "leaseUntil",
  settledAt: "settledAt",
  isDue: "isDue",
  state: "state",
  owner: "owner",
  payer: "payer",
  network: "network",
  asset: "asset",
  amount: "amount",
  openKey: "openKey"
};
var PaymentAnswerScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers",
  body: "body"
};
var PaymentReceiptScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  units: "units",
  delivered: "delivered",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  settle: "settle",
  outcome: "outcome"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  leasedBy: "leasedBy",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen",
  isNamed: "isNamed"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  pictureId: "pictureId",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  sentAt: "sentAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt",
  sentAt: "sentAt",
  canceledAt: "canceledAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelHotelCodeScalarFieldEnum = {
  hotelId: "hotelId",
  accommodationId: "accommodationId"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  sourceId: "sourceId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};
